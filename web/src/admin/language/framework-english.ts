import english from 'ra-language-english'

/** react-admin's own messages in English, with a few changes. */
export const frameworkEnglish = {
  ...english,
  ra: {
    ...english.ra,
    action: { ...english.ra.action, delete: 'Remove', select_row: 'Select %{name}' },
    message: {
      ...english.ra.message,
      error: 'The screen could not be opened. Check your connection and try again; your input is kept.',
      not_found: 'The address may have been mistyped, or the link may be an old one.',
    },
    notification: {
      ...english.ra.notification,
      updated: 'Saved |||| %{smart_count} saved',
      created: 'Added',
      deleted: 'Removed |||| %{smart_count} removed',
    },
  },
}
