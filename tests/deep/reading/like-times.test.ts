import { testReading } from '../../support/reading-matrix.ts'

testReading('tinos')
