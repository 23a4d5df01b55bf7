import { avatarEdge } from '@portal/core/access/users/constants'

/**
 * The middle of a picture as a square of the size that is shown: nothing of
 * the original travels along, neither its margins nor where it was taken.
 * @throws when the file is no picture that this browser can read
 */
export async function squarePicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file)
  try {
    const edge = Math.min(picture.width, picture.height)
    const canvas = document.createElement('canvas')
    canvas.width = avatarEdge
    canvas.height = avatarEdge
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser cannot draw pictures.')
    context.imageSmoothingQuality = 'high'
    context.drawImage(
      picture,
      (picture.width - edge) / 2,
      (picture.height - edge) / 2,
      edge,
      edge,
      0,
      0,
      avatarEdge,
      avatarEdge,
    )
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('This browser cannot write pictures.')
    return new File([blob], 'picture.png', { type: 'image/png' })
  } finally {
    picture.close()
  }
}
