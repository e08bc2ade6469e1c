import { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import express from 'express'
import { type Context, plainStack } from './plain-stack.ts'
import { given, serve } from './serve.ts'

const { databaseUrl } = await given()
const { schema, context } = await plainStack(databaseUrl)
const apollo = new ApolloServer<Context>({ schema })
await apollo.start()
const app = express()
app.use('/graphql', express.json(), expressMiddleware(apollo, { context: async () => context() }))
serve(app)
