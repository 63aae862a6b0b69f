/** Weights of the heuristics, in cards of the hand. Tuned by self-play. */
export const heuristicWeights = {
  /** A Character on the field: base, per thousand of power, per cost, for blocking, for a continuous effect. */
  body: 0.3,
  might: 0.11,
  cost: 0.17,
  blocks: 0.35,
  lasting: 0.15,
  /** A card spent to counter, and one kept for later. */
  held: 1,
  kept: 1.27,
  /** A hit by remaining Life. */
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
  /** Being rested during the opponent's turn: base, per possible attacker, and for a Blocker. */
  risk: 0.13,
  threat: 0.06,
  guard: 0.35,
  /** An attack on the Leader, and on a Character; without power lead, and per thousand of lead. */
  face: 0.35,
  faceHit: 0.6,
  trade: 1.1,
  even: 0.89,
  ahead: 0.76,
  /** Cards of the opponent's hand assumed to stop an attack each, when going for the win. */
  fear: 0.17,
  tapBlock: 0.19,
}
