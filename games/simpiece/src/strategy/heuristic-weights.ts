/** How much things are worth to somebody who plays by rules of thumb, in cards of the hand. Turned by self-play. */
export const heuristicWeights = {
  /** A Character on the field: for being there, per thousand of power, per cost, for blocking, for an effect that lasts. */
  body: 0.3,
  might: 0.11,
  cost: 0.17,
  blocks: 0.35,
  lasting: 0.15,
  /** A card spent to counter, and one kept for later. */
  held: 1,
  kept: 1.27,
  /** A hit with so much Life left. */
  hit1: 1.31,
  hit2: 1.99,
  hit3: 0.41,
  hit4: 0.55,
  hit5: 0.76,
  /** A DON!! that is spent on a card, and one given to an attacker. */
  donPlay: 0.08,
  donGive: 0.07,
  curve: 0.12,
  rush: 0.72,
  /** Resting through the other turn: always, per card that could strike, and for a Blocker. */
  risk: 0.13,
  threat: 0.06,
  guard: 0.35,
  /** An attack on the Leader, and on a Character; with nothing ahead, and per thousand ahead. */
  face: 0.35,
  faceHit: 0.6,
  trade: 1.1,
  even: 0.89,
  ahead: 0.76,
  /** How many of the other hand's cards are taken to stop an attack each, when going for the win. */
  fear: 0.17,
  tapBlock: 0.19,
}
