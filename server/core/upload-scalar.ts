import type { Writable } from 'node:stream'
import { GraphQLScalarType } from 'graphql'
import LibraryUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'

/** A file of a request, by the GraphQL multipart request specification. */
export const GraphQLUpload = new GraphQLScalarType({
  ...LibraryUpload.toConfig(),
  parseValue(value) {
    const file = (LibraryUpload.parseValue(value) as Promise<FileUpload>).then(endingWithFaults)
    // Nobody may come to want it.
    file.catch(() => {})
    return file
  },
})

/** What cannot be kept while it arrives, on a full disk, ends for its readers, whom the library lets wait for ever. */
function endingWithFaults(file: FileUpload): FileUpload {
  const { createReadStream } = file
  // Where it waits until it is read, which the library's types do not show.
  const { capacitor } = file as FileUpload & { readonly capacitor: Writable }
  let fault: Error | undefined
  const end = (error: Error) => {
    fault = error
    capacitor.destroy(error)
  }
  // Much of it may have arrived before anybody came to look at it.
  if (capacitor.errored) end(capacitor.errored)
  else capacitor.once('error', end)
  return Object.assign(file, {
    createReadStream(options: Parameters<typeof createReadStream>[0]) {
      if (fault) throw fault
      return createReadStream(options)
    },
  })
}
