import { testReading } from '../../support/reading-matrix.ts'

testReading('source-sans-3')
