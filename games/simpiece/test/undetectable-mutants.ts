/** Changes that no scenario can notice, per card, each with the reason. */
export const undetectableMutants: Readonly<Record<string, readonly (readonly [path: string, why: string])[]>> = {
  'OP01-003': [['/abilities/0/do/0/target/filter/costMost +1', 'no Supernova or Straw Hat Character costs 6']],
  'OP01-005': [
    ['/abilities/0/do/0/filter/notName left out', 'the only Uta there is costs 4, so the cost leaves her out already'],
    ['/abilities/0/do/0/filter/notName other', 'the same'],
  ],
  'OP01-015': [
    ['/abilities/0/do/0/filter/costMost left out', 'no Straw Hat Character costs more than 4'],
    ['/abilities/0/do/0/filter/costMost +1', 'the same'],
  ],
  'OP01-029': [['/abilities/0/do/1/more left out', 'a matter of wording: power adds up with or without "additional"']],
  'OP01-040': [
    ['/abilities/0/do/0/filter/kind left out', 'every card of The Akazaya Nine is a Character'],
    ['/abilities/0/do/0/filter/costMost +1', 'none of The Akazaya Nine costs 4'],
    ['/abilities/1/do/0/target/leaders true', 'no Leader is of The Akazaya Nine'],
    ['/abilities/1/do/0/target/filter/costMost +1', 'none of The Akazaya Nine costs 4'],
  ],
  'OP01-042': [['/abilities/0/do/0/target/filter/costMost +1', 'no Character of the Land of Wano costs 4']],
  'OP01-049': [['/abilities/0/do/0/filter/kind left out', 'every Heart Pirates card for the deck is a Character']],
  'OP01-059': [['/abilities/0/do/0/target/filter/costMost +1', 'no Character of the Land of Wano costs 4']],
  'OP01-060': [['/abilities/0/do/0/filter/costMost +1', 'no Warlord Character costs 5']],
  'OP01-074': [
    ['/abilities/0/do/0/filter/costMost left out', 'the only Pacifista there is costs 4'],
    ['/abilities/0/do/0/filter/costMost +1', 'the same'],
  ],
  'OP01-087': [['/abilities/0/do/0/filter/costMost +1', 'no Character of Baroque Works costs 4 to 6']],
  'ST03-007': [
    ['/abilities/0/do/0/filter/costMost left out', 'no Pacifista costs more than 4'],
    ['/abilities/0/do/0/filter/costMost +1', 'the same'],
  ],
  'ST04-002': [
    ['/abilities/0/do/0/filter/costMost left out', 'no Page One costs more than 4'],
    ['/abilities/0/do/0/filter/costMost +1', 'the same'],
  ],
  'ST04-001': [['/abilities/0/limit left out', 'ten DON!! are not paid seven of twice']],
  'ST18-005': [
    ['/abilities/0/do/0/filter/kind left out', 'there is no purple Event or Stage of the Straw Hat Crew'],
    ['/abilities/0/do/0/filter/costMost +1', 'no purple card of the Straw Hat Crew costs 6'],
  ],
  'ST06-001': [['/abilities/0/do/0/target/filter/costLeast left out', 'no cost is below 0']],
  'ST06-002': [['/abilities/0/do/0/target/filter/costLeast left out', 'no cost is below 0']],
  'ST06-004': [['/abilities/1/if/0/filter/costLeast left out', 'no cost is below 0']],
  'ST07-017': [['/abilities/0/do/0/target/leaders true', 'a Leader has no cost']],
  'ST11-005': [['/abilities/0/do/0/target/most +1', 'a side has one Leader']],
  'OP02-004': [['/abilities/0/do/0/target/most +1', 'a side has one Leader']],
  'OP02-010': [['/abilities/0/do/0/filter/costLeast left out', 'no Character for the deck costs 0']],
  'OP02-015': [['/abilities/0/do/0/target/leaders true', 'a Leader has no cost']],
  'OP02-016': [['/abilities/0/do/0/target/leaders true', 'a Leader has no cost']],
  'OP02-018': [
    ['/abilities/0/do/0/from left out', 'a Character that was K.O.’d lies in the trash'],
    ['/abilities/0/do/0/from other', 'the same'],
  ],
  'OP02-023': [['/abilities/1/do/0/target/most +1', 'a side has one Leader']],
}
