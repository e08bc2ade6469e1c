import { afterAll } from 'vitest'
import { endServers } from './running-server.ts'

afterAll(endServers)
