/** The name of the draft of an answer. */
export const ANSWER_DRAFT = 'table-answer'
