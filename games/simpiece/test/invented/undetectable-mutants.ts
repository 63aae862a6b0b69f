/** Changes that no scenario can notice, per invented card: a Leader has no cost. */
export const undetectableInventedMutants: Readonly<Record<string, readonly string[]>> = {
  'EX01-010': ['/abilities/0/do/0/target/leaders true'],
}
