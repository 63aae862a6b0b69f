/** Keys of PostgreSQL's advisory locks, all in one place: two uses of one key would wait for each other. */
export const advisoryLockKeys = {
  migrations: 7_270_727,
  /** Of nodes before schema 5. */
  olderNodes: 7_270_728,
  nodes: 7_270_729,
  rankedSeating: 7_270_730,
  /** With the hash of a folded name as its second part: keys of two parts are apart from those of one. */
  personNames: 7_270_728,
  /** With the hash of a person's id. */
  tablesOfPerson: 7_270_729,
} as const
