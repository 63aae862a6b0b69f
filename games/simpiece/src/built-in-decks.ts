import type { SimPieceSeatSecret } from './types.ts'

/** One ready deck per Leader; balanced by self-play, so that none loses more than three games in four to another. */
export const builtInDecks: readonly { readonly id: string; readonly options: SimPieceSeatSecret }[] = [
  {
    id: 'zoro',
    options: {
      leader: 'OP01-001',
      deck: '4xOP01-004 2xOP01-005 2xOP01-006 4xOP01-013 4xOP01-015 3xOP01-016 2xOP01-017 4xOP01-019 1xOP01-021 2xOP01-022 3xOP01-025 4xOP01-026 4xOP01-027 1xOP01-028 4xOP01-029 4xOP01-030 2xOP01-120',
    },
  },
  {
    id: 'law',
    options: {
      leader: 'OP01-002',
      deck: '4xOP01-006 1xOP01-008 4xOP01-013 4xOP01-016 3xOP01-019 4xOP01-025 2xOP01-026 4xOP01-029 2xOP01-033 2xOP01-036 4xOP01-047 4xOP01-049 4xOP01-051 4xOP01-054 4xOP01-058',
    },
  },
  {
    id: 'luffy',
    options: {
      leader: 'OP01-003',
      deck: '4xOP01-013 4xOP01-014 2xOP01-015 4xOP01-016 4xOP01-017 2xOP01-022 4xOP01-025 4xOP01-026 4xOP01-029 2xOP01-030 4xOP01-039 4xOP01-047 2xOP01-051 2xOP01-054 4xOP01-121',
    },
  },
  {
    id: 'oden',
    options: {
      leader: 'OP01-031',
      deck: '2xOP01-032 2xOP01-033 2xOP01-034 4xOP01-035 3xOP01-038 4xOP01-040 2xOP01-041 3xOP01-043 4xOP01-045 1xOP01-046 4xOP01-048 4xOP01-052 2xOP01-053 3xOP01-056 4xOP01-057 4xOP01-058 2xOP01-059',
    },
  },
  {
    id: 'doflamingo',
    options: {
      leader: 'OP01-060',
      deck: '4xOP01-064 2xOP01-065 2xOP01-066 2xOP01-067 4xOP01-068 4xOP01-070 2xOP01-071 4xOP01-073 4xOP01-074 4xOP01-075 4xOP01-077 4xOP01-078 4xOP01-086 4xOP01-088 2xOP01-089',
    },
  },
  {
    id: 'kaido',
    options: {
      leader: 'OP01-061',
      deck: '2xOP01-064 2xOP01-065 3xOP01-073 4xOP01-076 4xOP01-093 4xOP01-095 4xOP01-096 4xOP01-097 3xOP01-100 4xOP01-101 2xOP01-103 1xOP01-108 1xOP01-111 2xOP01-113 4xOP01-114 2xOP01-115 4xOP01-119',
    },
  },
  {
    id: 'crocodile',
    options: {
      leader: 'OP01-062',
      deck: '4xOP01-064 3xOP01-066 2xOP01-070 2xOP01-072 4xOP01-078 4xOP01-079 2xOP01-083 4xOP01-084 2xOP01-085 4xOP01-086 4xOP01-088 4xOP01-092 2xOP01-101 4xOP01-111 2xOP01-113 3xOP01-119',
    },
  },
  {
    id: 'king',
    options: {
      leader: 'OP01-091',
      deck: '2xOP01-094 2xOP01-095 4xOP01-096 4xOP01-097 4xOP01-098 4xOP01-101 2xOP01-104 4xOP01-106 2xOP01-107 2xOP01-109 2xOP01-112 4xOP01-113 4xOP01-114 4xOP01-115 2xOP01-116 4xOP01-119',
    },
  },
]
