import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'

/** A file of a request, by the GraphQL multipart request specification. */
export { GraphQLUpload }
