/** Makes of cars, as dealers are called by them and as people write them: a word of these is part of a name. */
export const makes: ReadonlySet<string> = new Set(
  `acura alfa romeo audi bentley bmw buick cadillac chevrolet chrysler dodge ferrari fiat ford genesis gmc honda
  hyundai infiniti jaguar jeep kia lamborghini lexus lincoln maserati mazda mercedes mini mitsubishi nissan polestar
  porsche ram rivian rover subaru tesla toyota volkswagen volvo`.split(/\s+/),
)
