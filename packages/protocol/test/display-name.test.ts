import { isRejection } from '@parlor/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldName, readAccountName, readDisplayName, readGuestName } from '../src/index.ts'

describe('the folded form of a name', () => {
  it.each([
    ['Anna', 'anna'],
    ['Anna', 'ANNA'],
    ['Anna', 'Аnnа'],
    ['Anna', 'ΑΝΝΑ'],
    ['Anna', 'Aηηa'],
    ['Anna', 'Ａｎｎａ'],
    ['Anna', '𝐀𝓃𝔫𝚊'],
    ['Anna', 'ꓮꓠꓠꓮ'],
    ['Anna', 'A n.n_a'],
    ['Anna', '★Anna★'],
    ['Anna', 'Änñá'],
    ['Hanna', 'Ηanna'],
    ['Bob', 'B0b'],
    ['Bob', 'ВОВ'],
    ['Ill', '1l|'],
    ['Ill', 'III'],
    ['Mom', 'rnorn'],
    ['Mom', 'МОМ'],
    ['Willow', 'VViIIow'],
    ['Groß', 'GROSS'],
    ['Søren', 'soren'],
    ['Œuvre', 'oeuvre'],
    ['Ηλίας', 'ΗΛΙΑΣ'],
    ['Ёлка', 'елка'],
    ['Paypal', 'раураl'],
    ['Scope', 'ѕсоре'],
    ['Bill', 'B!ll'],
    ['Nils', 'N|ls'],
    ['Tobi', 'Ŧoƀɨ'],
    ['Gutz', 'Ǥʉtƶ'],
    ['Sissi', '5i5si'],
    ['Bob', '8o8'],
    ['Lo', '١٥'],
    ['علي ٢٣', 'علي ۲۳'],
  ])('is the same for %s and %s', (one, other) => {
    expect(foldName(other)).toBe(foldName(one))
  })

  it.each([
    ['Anna', 'Hanna'],
    ['Anna', 'Anne'],
    ['Anna', 'Anna2'],
    ['Max 12', 'Max 13'],
    ['Bob', 'Rob'],
    ['Max 3', 'Maxe'],
    ['Max 4', 'Maxa'],
    ['علي ١٠', 'علي ١'],
    ['राम', 'रोम'],
    ['דוד', 'דויד'],
    ['小明', '小鸣'],
    ['Саша', 'Маша'],
    ['Νίκος', 'Νίκη'],
    ['한국', '한글'],
  ])('differs for %s and %s', (one, other) => {
    expect(foldName(other)).not.toBe(foldName(one))
  })

  it('is folded idempotently', () => {
    const scripts = fc.constantFrom(...'AaIlL1O0mMwWνηυγωςΣΗΝßæŒıİſﬁǅаеорсухМЩйё|!58@$ ._-ŧƀǥɨʉƶ٠١٥۰۷०한글ᎪᏚꓮéñ\u0301\u0345ŉΐⅣ½㎏')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(scripts).map((parts) => parts.join('')),
        ),
        (name) => {
          expect(foldName(foldName(name))).toBe(foldName(name))
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('a name', () => {
  it.each(['Zoë B.', 'ကြွေး', 'བསྒྲུབས', 'Nguyễn', 'आर्यन्', '❤️ Ann', 'A+', '{x}', 'Дмитрий'])('may be %s', (name) => {
    expect(readDisplayName(name)).toBe(name.normalize('NFC'))
  })

  it.each([
    ['a joiner', 'An\u034Fna'],
    ['a filler that is a letter', 'An\u3164na'],
    ['an empty Braille cell', 'An\u2800na'],
    ['a variant sign behind a letter', 'An\uFE0Fna'],
    ['a zero-width space', 'An\u200Bna'],
    ['a soft hyphen', 'An\u00ADna'],
    ['text turned around', '\u202EannA'],
    ['a tag', 'Ann\u{E0041}a'],
    ['three accents on a letter', 'Anna\u0316\u0317\u0318'],
    ['accents behind other marks', 'x\u0301\u0E31\u0302\u0E31\u0303'],
    ['no letter', '...'],
    ['nothing', '  '],
    ['too much', 'a'.repeat(25)],
  ])('is not one with %s', (_, name) => {
    expect(readDisplayName(name)).toMatchObject({ rejected: 'person.badName' })
  })
})

describe('an account’s name', () => {
  it.each(['Zoë', 'Anna 2', 'Gaston', 'Administrata', 'Masterful', 'Parlorgast x', 'Ки', 'Gustav 1'])('may be %s', (name) => {
    expect(readAccountName(name)).toBe(name)
  })

  it.each([
    ...['Admin', 'ADMIN 1', 'аdmin', 'Admin-Team', 'M0derator', 'P a r l o r', 'Parlor Support', 'System', 'Sуstem', 'Modérateur'],
    ...[
      'Guest',
      'Guest 1A2F',
      'guest00ff',
      'Gast 3',
      'Invité',
      'Somebody',
      'Jemand',
      'Quelqu’un',
      'Master',
      'Meister',
      'Maitre',
      'Kepler 2',
    ],
    ...['Easy', 'bot', 'Bot 7', 'You', 'Swift Master'],
  ])('is not %s, which imitates somebody else', (name) => {
    expect(readAccountName(name)).toEqual({ rejected: 'account.reservedName' })
  })

  it.each([
    ...['Ali', 'Al', 'Mel', 'Mei', 'Lai', 'Alla', 'Aila', 'Lala', 'Kiki', 'Aimé', 'Melo', 'Modi', 'Duo', 'La', 'Lia', 'Mia'],
    ...['Ella', 'Emil', 'Emilia', 'Lilli', 'Lili', 'Milo', 'Mila', 'Leo', 'Lou', 'Lola', 'Olli', 'Otto', 'Ida', 'Ina', 'Kai', 'Maik'],
    ...['Mehdi', 'Mélanie', 'Moïse', 'Toinon', 'Dune', 'Iann', 'Maia', 'Kia', 'Kim', 'Kian', 'Aiko', 'Mai', 'Botond', 'Modesta'],
    ...['Ichiro', 'Youssef', 'Young', 'Dušan', 'Dumitru', 'Iain', 'Isla', 'Bill', 'Will', 'Lil', 'Ilia', 'Ailill', 'Liam', 'Niall'],
    ...['Μαρία', 'Νίκος', 'Илья', 'Алла', 'Лиля', '爱', '愛', 'Łukasz', 'Åsa', 'José', 'Ömer', 'Nadia', 'Robin', 'Bo', 'Ali 2', 'Mei 88'],
    ...['Frida', 'Libero', 'Gastone', 'Adelaide', 'Teamo', 'Helpis', 'Masterson', 'Roo 7'],
  ])('may be the ordinary %s', (name) => {
    expect(readAccountName(name)).toBe(name)
  })

  it.each([
    ...['adm1n', 'Αdmin', 'adm!n', 'аdmіn', '4dmin', 'moderat0r', 'M0D', 'B0t', 'bot', 'bot 12', 'parlor', 'P4RLOR', 'Par|or', 'ParlorBot'],
    ...['Parlor Bot', 'Parlor KI', '5upport', '5y5tem', 'sys7em', 'system', 'system 2', 'Ŧeam', 'guest 12AB', 'Guest 5885', 'Gue5t', 'AI'],
    ...['A.I.', 'ai 3', 'KI', 'ich', 'Du', 'me', 'admin٢', 'Admin_7', 'AdminTeam', 'teamadmin', 'Newton 4', 'M4ster', 'Invitée 3'],
  ])('is not %s, which reads like a reserved name', (name) => {
    expect(readAccountName(name)).toEqual({ rejected: 'account.reservedName' })
  })

  it('is no e-mail address, and must be a valid name', () => {
    expect(readAccountName('ann@example.org')).toEqual({ rejected: 'account.badName' })
    expect(isRejection(readAccountName('a\u200Bb'))).toBe(true)
    expect(isRejection(readAccountName(7))).toBe(true)
  })
})

describe('a guest', () => {
  it.each(['admin', 'Аdmin', 'Server', 'P4RLOR', 'Master 2'])('cannot be called %j', (name) => {
    expect(readGuestName(name)).toEqual({ rejected: 'account.reservedName' })
  })

  it.each(['Ann', 'Guest 1A2B', 'Mia & Leo'])('may be called %j', (name) => {
    expect(readGuestName(name)).toBe(name)
  })
})
