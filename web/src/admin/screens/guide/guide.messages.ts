import { messages } from '../../language/messages.ts'

export const guideMessages = messages('admin.guide', {
  title: ['Rehber', 'Guide'],
  contents: ['İşler', 'Tasks'],
  inTurkish: ['', 'The guide is in Turkish alone; its words are those of the Turkish screens.'],
})
