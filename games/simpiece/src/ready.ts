import type { SimPieceSecret } from './types.ts'

/** One deck per Leader, ready to play. */
export const readyDecks: readonly { readonly id: string; readonly options: SimPieceSecret }[] = [
  {
    id: 'zoro',
    options: {
      leader: 'OP01-001',
      deck: '4xOP01-016 4xOP01-006 4xOP01-013 4xOP01-025 4xOP01-017 4xOP01-004 4xOP01-024 4xOP01-015 4xOP01-014 2xOP01-022 2xOP01-120 2xOP01-019 4xOP01-029 4xOP01-026',
    },
  },
  {
    id: 'law',
    options: {
      leader: 'OP01-002',
      deck: '4xOP01-016 4xOP01-006 2xOP01-010 2xOP01-036 4xOP01-047 4xOP01-025 4xOP01-049 2xOP01-044 2xOP01-050 4xOP01-054 4xOP01-013 2xOP01-051 2xOP01-033 2xOP01-008 4xOP01-029 4xOP01-058',
    },
  },
  {
    id: 'luffy',
    options: {
      leader: 'OP01-003',
      deck: '4xOP01-016 4xOP01-025 4xOP01-013 4xOP01-024 4xOP01-017 4xOP01-014 2xOP01-015 2xOP01-022 4xOP01-047 4xOP01-039 2xOP01-054 2xOP01-051 4xOP01-026 4xOP01-029 2xOP01-030',
    },
  },
  {
    id: 'oden',
    options: {
      leader: 'OP01-031',
      deck: '4xOP01-041 3xOP01-042 4xOP01-035 4xOP01-040 4xOP01-046 4xOP01-052 4xOP01-033 4xOP01-048 3xOP01-037 4xOP01-121 2xOP01-034 2xOP01-054 4xOP01-057 2xOP01-058 2xOP01-059',
    },
  },
  {
    id: 'doflamingo',
    options: {
      leader: 'OP01-060',
      deck: '4xOP01-077 4xOP01-073 4xOP01-078 4xOP01-068 4xOP01-074 4xOP01-075 2xOP01-071 4xOP01-070 4xOP01-064 2xOP01-067 2xOP01-065 2xOP01-066 4xOP01-086 4xOP01-088 2xOP01-089',
    },
  },
  {
    id: 'kaido',
    options: {
      leader: 'OP01-061',
      deck: '4xOP01-093 4xOP01-106 4xOP01-101 4xOP01-114 4xOP01-097 4xOP01-096 3xOP01-094 2xOP01-070 4xOP01-111 3xOP01-108 2xOP01-113 4xOP01-119 2xOP01-118 2xOP01-115 4xOP01-086',
    },
  },
  {
    id: 'crocodile',
    options: {
      leader: 'OP01-062',
      deck: '4xOP01-079 4xOP01-084 3xOP01-085 3xOP01-083 4xOP01-067 4xOP01-078 4xOP01-073 2xOP01-070 2xOP01-080 2xOP01-097 4xOP01-086 4xOP01-088 2xOP01-087 2xOP01-089 4xOP01-090 2xOP01-119',
    },
  },
  {
    id: 'king',
    options: {
      leader: 'OP01-091',
      deck: '4xOP01-093 4xOP01-106 4xOP01-101 4xOP01-098 4xOP01-116 2xOP01-104 2xOP01-113 4xOP01-111 4xOP01-114 4xOP01-097 4xOP01-096 2xOP01-094 2xOP01-095 4xOP01-119 2xOP01-118',
    },
  },
]
