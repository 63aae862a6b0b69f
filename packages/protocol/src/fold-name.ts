/**
 * Confusable letters by the Latin ones they are folded to, from the common part of Unicode's confusables; capitals stand for both cases.
 * `m` and `w` are folded to the two letters they look like, so that folding is idempotent. Leetspeak digits (3 for E, 4 for A) are not
 * confusable: Max 3 is not Maxe.
 */
const lookAlikes: readonly (readonly [to: string, letters: string])[] = [
  ['a', 'аɑαᴀꓮᎪ@'],
  ['b', '8вьʙβƅƀꓐᏴ'],
  ['c', 'сᴄϲⅽȼꓚᏟ'],
  ['d', 'ԁđɗᴅꓓᎠ'],
  ['e', 'еεєҽᴇəɇꓰᎬ'],
  ['f', 'ƒғꓝϝ'],
  ['g', 'ɡɢցԍǥꓖᏀ'],
  ['h', 'нһηհʜħңꓧᎻ'],
  ['j', 'јϳᴊȷɉꓙᎫ'],
  ['k', 'кκᴋқҝꝁꓗᏦ'],
  ['l', 'iıɩɪіιӏ1lłɨʟ|ǀꓡꓲᏞᎥ١۱'],
  ['n', 'ոпɴνꓠ'],
  ['o', '0оοσօᴏөøꓳ٥०০〇'],
  ['p', 'рρᴘþꓑᏢ'],
  ['q', 'ԛգ'],
  ['r', 'гʀᴦɍꓣᎡᏒ'],
  ['s', '5ѕꜱꓢᏚᏕ$'],
  ['t', 'тτᴛŧⱦꓔᎢ'],
  ['u', 'ᴜսʋʉꓴ'],
  ['v', 'ᴠѵꓦᏙ٧۷'],
  ['x', 'хχ×ꓫ'],
  ['y', 'уγүʏυɏꓬᎩ'],
  ['z', 'ζᴢƶꓜᏃ'],
  ['3', 'зʒӡ'],
  ['6', 'б'],
  ['٠', '۰'],
  ['٢', '۲'],
  ['٣', '۳'],
  ['٨', '۸'],
  ['٩', '۹'],
  ['ae', 'æӕ'],
  ['oe', 'œ'],
  ['rn', 'mмμᴍꓟᎷ'],
  ['vv', 'wԝωѡᴡɯꓪᎳᏔ'],
]

/**
 * Greek small letters that look like another Latin letter than their capitals do: only beside Latin letters, for a Greek name has both
 * cases.
 */
const smallGreek: Readonly<Record<string, string>> = { ν: 'v', η: 'n', υ: 'u' }

const lowered = (text: string) => text.toUpperCase().toLowerCase().replaceAll('ς', 'σ')

const table = new Map(
  lookAlikes.flatMap(([to, letters]) => [...letters].flatMap((one) => [...lowered(one)].map((low) => [low, to] as const))),
)

/**
 * Look-alike key of a name: names with the same key cannot be told apart at a glance. Ignores case, width, accents and separators;
 * confusable letters count as Latin. Idempotent.
 */
export function foldName(name: string): string {
  const plain = name.normalize('NFKC')
  const seen = /\p{Script=Latin}/u.test(plain) ? plain.replaceAll(/[νηυ]/g, (letter) => smallGreek[letter]!) : plain
  // Accents are marks of script Inherited; vowel signs of other scripts change the word.
  const bare = lowered(seen)
    .normalize('NFKD')
    .replaceAll(/\p{Script=Inherited}/gu, '')
    .replaceAll(/(?<=[\p{L}\p{N}])!(?=[\p{L}\p{N}])/gu, 'l')
  const latin = [...bare].map((letter) => table.get(letter) ?? letter).join('')
  return latin.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '').normalize('NFC')
}
