import type { Rejection } from '@parlor/kernel'
import type { StringTable } from '@parlor/kernel/host'
import type { DraftStore } from '../../data/draft-store.ts'
import type { PlayerCollection } from '../../data/player-collection.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { Translator } from '../../platform/i18n/translator.ts'
import type { LinkFormat } from '../../platform/storage/link-format.ts'

/** A type of item that players make (levels, decks): where it is stored, and what it is called. */
export interface CollectionItemType<T> {
  readonly collection: PlayerCollection<T>
  /** What is not saved yet, by the ids of the collection. */
  readonly drafts?: Pick<DraftStore<T>, 'remove'>
  readonly strings: Readonly<Record<Language, StringTable>>
  /** Prefix of its words there, with the dot. */
  readonly words: string
  nameOf(thing: T, language: Language): string
  rename(thing: T, name: string): T
  /** Why one cannot be read, where the message alone does not say it. */
  describe?(why: Rejection, translator: Translator): string
}

/** A type that is shown in lists by a drawing. */
export interface ListableItemType<T> extends CollectionItemType<T> {
  readonly game: string
  noteOf(thing: T, words: ItemStrings): string
  /** The position that shows it. */
  positionOf(thing: T): string
  /** Colour behind the picture. */
  groundOf?(thing: T): string
}

/** What was read of a file or a text, and what its rules say against it. */
interface FileContent<T> {
  readonly things: readonly T[]
  readonly problems?: readonly Rejection[]
}

/** A type that is sent as a link or as a file. */
export interface ShareableItemType<T> extends CollectionItemType<T> {
  /** Address of the page that opens its links. */
  readonly page: string
  readonly link: LinkFormat<T>
  /** Larger files are not read, in bytes. */
  readonly fileLimit: number
  /** File types, where they are not JSON. */
  readonly accept?: string
  /** An example in the field of the import dialog. */
  readonly placeholder?: string
  fileNameOf(thing: T, language: Language): string
  writeFile(thing: T): string
  readFile(text: string, words: ItemStrings): FileContent<T> | Rejection
  /** What the rules say against an item from a link, which can be opened all the same. */
  problemsOf?(thing: T): readonly Rejection[]
}

/** The strings of a type in the language of the page. */
export interface ItemStrings {
  readonly language: Language
  phrase(key: string, params?: Readonly<Record<string, string | number>>): string
  describe(why: Rejection): string
}

export function wordsOf<T>({ strings, words, describe }: CollectionItemType<T>, translator: Translator): ItemStrings {
  const { language } = translator
  return {
    language,
    phrase: (key, params = {}) => translator.say({ key: words + key, params }, strings[language]),
    describe: (why) => describe?.(why, translator) ?? translator.why(why, strings[language]),
  }
}

/** A name without characters that a file system may reject. */
export function plainFileName(name: string, fallback: string): string {
  const plain = name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return plain || fallback
}
