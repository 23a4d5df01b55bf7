export { createBroker, type Broker, type PopupAnswer } from './broker.ts'
