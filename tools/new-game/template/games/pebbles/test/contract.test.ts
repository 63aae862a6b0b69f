import { pebbles } from '@parlor/pebbles'
import { contract } from '@parlor/testkit'

contract(pebbles)
