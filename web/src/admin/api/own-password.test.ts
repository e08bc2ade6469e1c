import { afterEach, expect, test } from 'vitest'
import { promptForOwnPassword, withOwnPassword } from './own-password.ts'

let forget = () => {}
afterEach(() => forget())

/** Answers each question with the next of these. @returns why each was asked. */
function answering(...answers: (string | null)[]): string[] {
  const asked: string[] = []
  forget = promptForOwnPassword(async (why) => {
    asked.push(why)
    return answers.shift() ?? null
  })
  return asked
}

test('a call that always needs the own password is not made before it is entered', async () => {
  const asked = answering('mine')
  const made: object[] = []
  const call = async (variables: object) => made.push(variables)
  await withOwnPassword({ userId: '7', currentPassword: '' }, call)
  expect([asked, made]).toEqual([['needed'], [{ userId: '7', currentPassword: 'mine' }]])
})

test('a cancelled question is a refusal, without a call', async () => {
  answering(null)
  const made: object[] = []
  const call = async (variables: object) => made.push(variables)
  await expect(withOwnPassword({ currentPassword: '' }, call)).rejects.toMatchObject({
    status: 400,
    body: { errors: { currentPassword: expect.any(String) } },
  })
  expect(made).toEqual([])
})
