import { preparedPicture } from './picture-canvas.ts'

/** Prepares pictures beside the screen, which stays alive meanwhile. */
self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  try {
    self.postMessage({ prepared: await preparedPicture(data) })
  } catch (error) {
    self.postMessage({ fault: String(error) })
  }
}
