import { callMessages } from './api/call/call.messages.ts'
import { formMessages } from './forms/form.messages.ts'
import { cropMessages } from './forms/pictures/crop.messages.ts'
import { priceMessages } from './forms/price.messages.ts'
import { frameMessages } from './language/frame.messages.ts'
import type { BothLanguages } from './language/messages.ts'
import { listMessages } from './lists/list.messages.ts'
import { resourceMessages } from './resources/registry.ts'
import { screenMessages } from './screens/messages.ts'

/** All messages of the back-office, beside the framework's. */
export const allMessages: readonly BothLanguages[] = [
  frameMessages,
  callMessages,
  cropMessages,
  formMessages,
  priceMessages,
  listMessages,
  ...resourceMessages,
  ...screenMessages,
]
