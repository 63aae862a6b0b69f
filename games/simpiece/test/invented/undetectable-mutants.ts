/** Changes that no scenario can notice, per invented card: a Leader has no cost, a side has one Stage and no other, and none needs to be given DON!!. */
export const undetectableInventedMutants: Readonly<Record<string, readonly string[]>> = {
  'EX01-061': ['/abilities/0/do/0/target/most +1', '/abilities/0/do/0/target/leaders true'],
  'EX01-077': ['/abilities/0/do/0/target/upTo false'],
  // No cost is below 0.
  'EX01-100': ['/abilities/0/do/0/target/filter/anyOf/0/costLeast left out'],
  'EX01-117': ['/abilities/0/do/0/target/upTo true'],
  'EX01-118': ['/abilities/0/do/0/target/upTo true'],
  'EX01-101': ['/abilities/0/do/0/target/most +1', '/abilities/0/do/0/target/upTo true'],
  'EX01-143': ['/abilities/0/cost/0/target/leaders true'],
  // Nobody has to give a DON!!.
  'EX01-141': ['/abilities/0/do/0/target/upTo false'],
  'EX01-010': ['/abilities/0/do/0/target/leaders true'],
}
