import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks for a line that is not shown while it is typed. */
export async function askHidden(question: string): Promise<string> {
  process.stdout.write(question)
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nothing, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}

/** Asks a question that is answered by yes or no, in Turkish or English; no by default. */
export async function isAgreed(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^\s*(?:e|evet|y|yes)\s*$/i.test(await lines.question(`${question} [e/H] `))
  } finally {
    lines.close()
  }
}
