/** The setting that shows on the table itself what passes have told. */
export const showMissingPipsKey = 'domino.knowledge'
