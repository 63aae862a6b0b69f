/** Changes that no scenario can notice, per invented card: a Leader has no cost, and a side has one Stage and no other. */
export const undetectableInventedMutants: Readonly<Record<string, readonly string[]>> = {
  'EX01-061': ['/abilities/0/do/0/target/most +1', '/abilities/0/do/0/target/leaders true'],
  'EX01-010': ['/abilities/0/do/0/target/leaders true'],
}
