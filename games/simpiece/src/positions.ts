/** Positions of the puzzles, in notation; made by `lab puzzles --make`. */
export const positions: readonly string[] = [
  `turn 12 0 main 1 0 41
rules refresh atOnce chosen 100
0 leader OP01-003#0
0 field OP01-047#34 s10
0 don 4 0 6
0 hand OP01-026#7 OP01-026#28
0 life OP01-025
0 trash OP01-015 OP01-029 OP01-039 OP01-022 OP01-039 OP01-030 OP01-015 OP01-013 OP01-039
1 leader OP01-002#1 r d1
1 field OP01-054#23 r s5, OP01-051#31 r s9, OP01-010#32 r d3 s9, OP01-054#37 s11, OP01-036#38 s11
1 don 1 5 0
1 life 2xOP01-025
asks 0 main`,
  `turn 11 0 main 0 0 36
rules refresh atOnce chosen 100
0 leader OP01-061#0
0 field OP01-097#31 s9
0 don 4 0 6
0 hand OP01-086#6 OP01-108#35
0 life 2xOP01-025
0 trash OP01-113 OP01-101 OP01-108 OP01-101 OP01-114 OP01-096 OP01-111
1 leader OP01-031#1 r d2
1 field OP01-040#27 r d1 s8, OP01-034#28 r d2 s8, OP01-040#34 s10
1 don 1 4 0
1 hand OP01-040#9! OP01-041#33!
1 life OP01-025
asks 0 main`,
  `turn 10 0 main 1 0 32
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-054#26 s8
0 don 4 0 6
0 hand OP01-047#10 OP01-008#12
0 life 3xOP01-025
0 trash OP01-029 OP01-013 OP01-010 OP01-049 OP01-025 OP01-049 OP01-054
1 leader OP01-001#1 r d2
1 field OP01-014#23 s7, OP01-024#24 r d3 s7, OP01-022#29 s9, OP01-024#30 d2 s9
1 don 0 2 1
1 hand OP01-029#13! OP01-029#22!
1 life OP01-025
asks 0 main`,
  `turn 6 0 main 1 0 23
rules refresh atOnce chosen 100
0 leader OP01-001#0
0 field OP01-014#17 s4
0 don 4 0 6
0 hand OP01-013#10 OP01-015#22
0 life 2xOP01-025
0 trash OP01-026
1 leader OP01-061#1 r
1 field OP01-093#14 r d2 s3, OP01-106#20 s5
1 don 0 5 3
1 hand OP01-119#13! OP01-114#19!
1 life OP01-025
asks 0 main`,
  `turn 5 0 main 0 0 22
rules refresh atOnce chosen 100
0 leader OP01-003#0
0 field OP01-025#14 s3
0 don 4 0 6
0 hand OP01-014#3 OP01-039#21
0 life 4xOP01-025
0 trash OP01-022
1 leader OP01-001#1 r
1 field OP01-015#18 s4, OP01-016#19 s4
1 don 0 4 6
1 hand OP01-026#12!
1 life 2xOP01-025
asks 0 main`,
  `turn 7 0 main 0 0 30
rules refresh atOnce chosen 100
0 leader OP01-091#0
0 field OP01-111#21 s5
0 don 4 0 6
0 hand OP01-106#2 OP01-116#5
0 life 4xOP01-025
0 trash OP01-101
1 leader OP01-091#1 r
1 field OP01-093#13 r d2 s2, OP01-106#18 s4, OP01-106#23 s5, OP01-095#25 s6, OP01-098#27 s6
1 don 0 6 2
1 hand OP01-116#9! OP01-104#26!
1 life OP01-025
asks 0 main`,
  `turn 7 0 main 0 0 26
rules refresh atOnce chosen 100
0 leader OP01-061#0
0 field OP01-111#19 s5
0 don 4 0 6
0 hand OP01-106#4 OP01-119#25
0 life 3xOP01-025
0 trash OP01-101 OP01-086
1 leader OP01-031#1 r
1 field OP01-048#17 s4, OP01-037#20 s5, OP01-040#22 s6
1 don 0 6 4
1 hand OP01-121#15! OP01-040#21!
1 life OP01-025
asks 0 main`,
  `turn 5 0 main 0 0 20
rules refresh atOnce chosen 100
0 leader OP01-001#0
0 field OP01-015#16 s3
0 don 4 0 6
0 hand OP01-015#5 OP01-024#15
0 life 5xOP01-025
0 trash OP01-004
1 leader OP01-002#1 r
1 field OP01-016#13 s2, OP01-049#18 s4
1 don 0 4 6
1 hand OP01-058#8! OP01-033#10! OP01-058#11!
1 life OP01-025
asks 0 main`,
  `turn 5 0 main 0 0 21
rules refresh atOnce chosen 100
0 leader OP01-003#0
0 field OP01-025#16 s3
0 don 4 0 6
0 hand OP01-029#13 OP01-026#20
0 life 4xOP01-025
0 trash OP01-016 OP01-013
1 leader OP01-061#1 r d1
1 field OP01-093#19 s4
1 don 1 4 4
1 hand OP01-119#11!
1 life 2xOP01-025
asks 0 main`,
  `turn 5 0 main 0 0 19
rules refresh atOnce chosen 100
0 leader OP01-062#0
0 field OP01-084#14 s3
0 don 4 0 6
0 hand OP01-067#3 OP01-079#18
0 life 3xOP01-025
1 leader OP01-002#1 r
1 don 4 0 6
1 hand OP01-054#12! OP01-047#15!
1 life OP01-025
asks 0 main`,
  `turn 11 0 main 0 0 41
rules refresh atOnce chosen 100
0 leader OP01-003#0
0 field OP01-014#35 s9
0 don 4 0 6
0 hand OP01-029#5 OP01-039#40
0 life 2xOP01-025
0 trash OP01-029 OP01-013 OP01-025 OP01-024 OP01-017 OP01-022 OP01-024 OP01-047 OP01-014
1 leader OP01-061#1 r d1
1 field OP01-093#18 r d3 s2, OP01-106#28 s6, OP01-096#33 r s8, OP01-093#39 s10
1 don 2 4 0
1 hand OP01-119#15!
1 life OP01-025
asks 0 main`,
  `turn 9 0 main 0 0 30
rules refresh atOnce chosen 100
0 leader OP01-003#0
0 field OP01-014#19 s5, OP01-054#25 s7
0 don 4 0 6
0 hand OP01-014#13 OP01-047#29
0 life 3xOP01-025
0 trash OP01-017 OP01-015 OP01-013 OP01-029 OP01-013
1 leader OP01-031#1 r d1
1 field OP01-046#23 r d1 s6, OP01-035#27 s8, OP01-052#28 s8
1 don 2 4 2
1 hand OP01-048#7! OP01-059#9! OP01-121#11!
1 life 2xOP01-025
asks 0 main`,
  `turn 7 0 main 0 0 24
rules refresh atOnce chosen 100
0 leader OP01-060#0
0 field OP01-078#19 s5
0 don 4 0 6
0 hand OP01-065#6 OP01-074#13
0 life 5xOP01-025
0 trash OP01-073 OP01-068
1 leader OP01-031#1 r
1 field OP01-048#17 s4, OP01-121#22 s6
1 don 1 5 4
1 hand OP01-121#15!
1 life OP01-025
asks 0 main`,
  `turn 7 0 main 0 0 31
rules refresh atOnce chosen 100
0 leader OP01-062#0
0 field OP01-083#25 s5
0 don 4 0 6
0 hand OP01-119#23 OP01-084#29
0 life 2xOP01-025
0 trash OP01-073 OP01-083
1 leader OP01-061#1 r
1 field OP01-096#28 s6
1 don 0 5 5
1 hand OP01-097#20!
1 life OP01-025
asks 0 main`,
  `turn 12 0 main 1 0 40
rules refresh atOnce chosen 100
0 leader OP01-060#0
0 field OP01-075#29 s8, OP01-070#35 s10
0 don 4 0 6
0 hand OP01-086#12 OP01-066#34
0 life OP01-025
0 trash OP01-077 OP01-075 OP01-064 OP01-077 OP01-064 OP01-077 OP01-068
1 leader OP01-031#1 r d1
1 field OP01-046#25 r s7, OP01-037#26 r d3 s7, OP01-033#33 s9, OP01-046#37 s11
1 don 1 5 0
1 hand OP01-059#5! OP01-042#6!
1 life 2xOP01-025
asks 0 main`,
  `turn 8 0 main 1 0 34
rules refresh atOnce chosen 100
0 leader OP01-061#0
0 field OP01-108#22 s4, OP01-097#29 s6
0 don 4 0 6
0 hand OP01-115#13 OP01-106#16
0 life 2xOP01-025
0 trash OP01-086 OP01-113
1 leader OP01-062#1 r
1 field OP01-073#26 s5, OP01-067#32 s7
1 don 0 7 3
1 hand OP01-070#2! OP01-097#23!
1 life OP01-025
asks 0 main`,
  `turn 10 0 main 1 0 32
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-054#29 s8
0 don 4 0 6
0 hand OP01-008#8 OP01-036#31
0 life 2xOP01-025
0 trash OP01-006 OP01-025 OP01-029 OP01-013 OP01-010 OP01-049 OP01-049 OP01-047
1 leader OP01-003#1 r
1 field OP01-022#25 r d1 s7, OP01-024#26 r d2 s7
1 don 4 2 1
1 hand OP01-030#2! OP01-029#5!
1 life OP01-025
asks 0 main`,
  `turn 6 0 main 1 0 22
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-025#16 s4
0 don 4 0 6
0 hand OP01-044#9 OP01-010#15
0 life 3xOP01-025
0 trash OP01-029 OP01-006 OP01-006 OP01-049
1 leader OP01-001#1 r d1
1 field OP01-025#14 r s3, OP01-025#20 r s5
1 don 1 3 5
1 hand OP01-014#5! OP01-013#13!
1 life OP01-025
asks 0 main`,
  `turn 9 0 main 0 0 32
rules refresh atOnce chosen 100
0 leader OP01-061#0
0 field OP01-111#20 s5, OP01-096#27 s7
0 don 4 0 6
0 hand OP01-097#5 OP01-119#13
0 life 3xOP01-025
0 trash OP01-093 OP01-111 OP01-108 OP01-097
1 leader OP01-031#1 r
1 field OP01-040#24 r s6, OP01-034#25 s6, OP01-046#29 s8, OP01-052#30 s8
1 don 0 8 2
1 hand OP01-048#10! OP01-057#16! OP01-121#22!
1 life 2xOP01-025
asks 0 main`,
  `turn 5 0 main 0 0 21
rules refresh atOnce chosen 100
0 leader OP01-031#0
0 field OP01-035#14 s3 x5, OP01-037#19 s4
0 don 4 0 6
0 hand OP01-033#4 OP01-035#20
0 life 4xOP01-025
1 leader OP01-062#1 r
1 field OP01-085#17 s4, OP01-085#18 s4
1 don 0 4 6
1 hand OP01-080#8!
1 life OP01-025
asks 0 main`,
  `turn 5 0 main 0 0 22
rules refresh atOnce chosen 100
0 leader OP01-001#0
0 field OP01-025#16 s3
0 don 4 0 6
0 hand OP01-026#4 OP01-029#6
0 life 5xOP01-025
0 trash OP01-024
1 leader OP01-002#1 r
1 field OP01-016#13 s2, OP01-049#20 s4
1 don 0 4 6
1 hand OP01-006#11! OP01-029#14!
1 life OP01-025
asks 0 main`,
  `turn 7 0 main 0 0 29
rules refresh atOnce chosen 100
0 leader OP01-060#0
0 field OP01-073#15 s3, OP01-075#21 s5
0 don 4 0 6
0 hand OP01-086#2 OP01-078#28
0 life 2xOP01-025
0 trash OP01-086
1 leader OP01-001#1 r
1 field OP01-019#13 s2, OP01-025#24 r s6, OP01-017#25 s6
1 don 0 6 4
1 hand OP01-029#10! OP01-015#27!
1 life OP01-025
asks 0 main`,
  `turn 12 0 main 1 0 39
rules refresh atOnce chosen 100
0 leader OP01-001#0
0 field OP01-014#28 s8
0 don 4 0 6
0 hand OP01-004#37 OP01-006#38
0 life 2xOP01-025
0 trash OP01-004 OP01-004 OP01-017 OP01-017 OP01-015 OP01-006 OP01-014 OP01-025 OP01-022
1 leader OP01-001#1 r d1
1 field OP01-024#14 r d2 s3, OP01-015#26 r d1 s7, OP01-024#34 s11
1 don 6 0 0
1 hand OP01-004#35!
1 life OP01-025
asks 0 main`,
  `turn 7 0 main 0 0 31
rules refresh atOnce chosen 100
0 leader OP01-060#0
0 field OP01-073#19 s3, OP01-075#26 s5
0 don 4 0 6
0 hand OP01-066#18 OP01-073#29
0 life 3xOP01-025
0 trash OP01-086
1 leader OP01-002#1 r
1 field OP01-008#28 s6
1 don 2 4 4
1 hand OP01-036#11!
1 life 2xOP01-025
asks 0 main`,
  `turn 8 0 main 1 0 30
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-008#26 s6
0 don 4 0 6
0 hand OP01-006#7 OP01-058#24
0 life 2xOP01-025
0 trash OP01-025 OP01-016 OP01-036 OP01-029
1 leader OP01-091#1 r
1 field OP01-093#14 s3, OP01-097#23 r s5, OP01-096#28 s7
1 don 0 5 5
1 hand OP01-113#4! OP01-106#5!
1 life OP01-025
asks 0 main`,
  `turn 8 0 main 1 0 30
rules refresh atOnce chosen 100
0 leader OP01-062#0
0 field OP01-097#24 s6
0 don 4 0 6
0 hand OP01-090#22 OP01-088#23
0 life 2xOP01-025
0 trash OP01-078 OP01-088 OP01-085 OP01-078 OP01-084 OP01-097
1 leader OP01-091#1 r
1 field OP01-101#14 s3, OP01-114#21 r s5, OP01-097#28 r s7
1 don 0 5 5
1 hand OP01-119#5! OP01-118#6! OP01-101#25!
1 life OP01-025
asks 0 main`,
  `turn 9 0 main 0 0 31
rules refresh atOnce chosen 100
0 leader OP01-060#0
0 field OP01-067#26 s7
0 don 4 0 6
0 hand OP01-088#4 OP01-075#24
0 life 2xOP01-025
0 trash OP01-073 OP01-078 OP01-064 OP01-074
1 leader OP01-061#1 r
1 field OP01-093#17 s4, OP01-096#23 r s6, OP01-097#28 r s8
1 don 1 5 4
1 hand OP01-118#11!
1 life OP01-025
asks 0 main`,
  `turn 6 0 main 1 0 28
rules refresh atOnce chosen 100
0 leader OP01-061#0
0 field OP01-108#22 s4
0 don 4 0 6
0 hand OP01-119#14 OP01-108#17
0 life 2xOP01-025
0 trash OP01-108
1 leader OP01-061#1 r
1 field OP01-093#19 s3, OP01-097#25 r s5
1 don 0 5 5
1 hand OP01-114#4! OP01-115#5!
1 life OP01-025
asks 0 main`,
  `turn 8 0 main 1 0 29
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-025#24 s6, OP01-044#25 s6
0 don 4 0 6
0 hand OP01-049#12 OP01-058#23
0 life 2xOP01-025
0 trash OP01-029 OP01-013 OP01-006
1 leader OP01-060#1 r
1 field OP01-073#14 s3, OP01-074#21 r s5, OP01-067#27 s7
1 don 0 7 3
1 hand OP01-088#13! OP01-073#18! OP01-089#20!
1 life OP01-025
asks 0 main`,
  `turn 7 0 main 0 0 28
rules refresh atOnce chosen 100
0 leader OP01-060#0
0 field OP01-075#20 s5
0 don 4 0 6
0 hand OP01-070#6 OP01-075#26
0 life 2xOP01-025
1 leader OP01-031#1 r
1 field OP01-037#13 s2, OP01-035#17 r s4, OP01-040#23 s6, OP01-035#24 s6
1 don 0 6 4
1 hand OP01-041#12! OP01-035#22!
1 life OP01-025
asks 0 main`,
  `turn 10 0 main 1 0 39
rules refresh atOnce chosen 100
0 leader OP01-060#0
0 field OP01-075#27 s6, OP01-068#34 s8
0 don 4 0 6
0 hand OP01-086#13 OP01-073#38
0 life 2xOP01-025
0 trash OP01-068 OP01-068
1 leader OP01-060#1 r
1 field OP01-071#24 s5, OP01-075#30 r s7, OP01-070#37 s9
1 don 0 9 1
1 hand OP01-088#5! OP01-088#6! OP01-077#23!
1 life 2xOP01-025
asks 0 main`,
  `turn 7 0 main 0 0 27
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-049#21 s5
0 don 4 0 6
0 hand OP01-013#4 OP01-049#25
0 life 2xOP01-025
0 trash OP01-016
1 leader OP01-061#1 r
1 field OP01-093#19 s4, OP01-097#23 r s6
1 don 1 5 4
1 hand OP01-106#9!
1 life OP01-025
asks 0 main`,
  `turn 7 0 main 0 0 27
rules refresh atOnce chosen 100
0 leader OP01-061#0
0 field OP01-093#16 s3, OP01-096#21 s5
0 don 4 0 6
0 hand OP01-111#25 OP01-111#26
0 life 2xOP01-025
0 trash OP01-115 OP01-114
1 leader OP01-091#1 r
1 field OP01-106#19 s4, OP01-097#24 r d1 s6
1 don 0 5 4
1 hand OP01-106#8! OP01-093#18! OP01-094#23!
1 life 2xOP01-025
asks 0 main`,
  `turn 7 0 main 0 0 25
rules refresh atOnce chosen 100
0 leader OP01-062#0
0 field OP01-073#14 s3, OP01-078#20 s5
0 don 4 0 6
0 hand OP01-080#6 OP01-067#13
0 life 3xOP01-025
0 trash OP01-080 OP01-084
1 leader OP01-062#1 r
1 field OP01-078#17 r d1 s4, OP01-078#23 s6
1 don 1 4 4
1 hand OP01-067#21!
1 life OP01-025
asks 0 main`,
  `turn 8 0 main 1 0 29
rules refresh atOnce chosen 100
0 leader OP01-001#0
0 field OP01-015#25 s6
0 don 4 0 6
0 hand OP01-026#16 OP01-016#23
0 life 2xOP01-025
0 trash OP01-025 OP01-025 OP01-029 OP01-017
1 leader OP01-003#1 r d1
1 field OP01-017#14 r d2 s3, OP01-054#21 r s5, OP01-014#27 s7
1 don 0 4 3
1 hand OP01-029#3!
1 life OP01-025
asks 0 main`,
  `turn 9 0 main 0 0 36
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-054#22 s5, OP01-054#29 s7
0 don 4 0 6
0 hand OP01-058#2 OP01-051#4
0 life 2xOP01-025
0 trash OP01-006 OP01-006 OP01-036 OP01-025 OP01-044
1 leader OP01-001#1 r
1 field OP01-016#13 s2, OP01-025#26 r s6, OP01-014#32 s8, OP01-022#33 s8
1 don 0 8 2
1 hand OP01-029#11! OP01-004#30!
1 life OP01-025
asks 0 main`,
  `turn 5 0 main 0 0 21
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-025#15 s3
0 don 4 0 6
0 hand OP01-049#3 OP01-047#6
0 life 4xOP01-025
0 trash OP01-050
1 leader OP01-091#1 r
1 field OP01-093#13 s2, OP01-106#19 s4
1 don 0 5 5
1 hand OP01-118#12! OP01-114#16!
1 life OP01-025
asks 0 main`,
  `turn 12 0 main 1 0 45
rules refresh atOnce chosen 100
0 leader OP01-003#0
0 field OP01-047#37 s10
0 don 4 0 6
0 hand OP01-029#25 OP01-016#44
0 life OP01-025
0 trash OP01-029 OP01-024 OP01-024 OP01-025 OP01-013 OP01-017 OP01-025 OP01-039 OP01-047
1 leader OP01-060#1 r d2
1 field OP01-078#24 r d1 s5, OP01-074#29 r d2 s7, OP01-070#34 r s9, OP01-074#39 r s11, OP01-068#43 s11
1 don 0 5 0
1 hand OP01-088#6! OP01-064#38!
1 life OP01-025
asks 0 main`,
  `turn 5 0 main 0 0 25
rules refresh atOnce chosen 100
0 leader OP01-061#0
0 field OP01-093#19 s3
0 don 4 0 6
0 hand OP01-108#15 OP01-101#18
0 life 3xOP01-025
0 trash OP01-086
1 leader OP01-002#1 r
1 don 1 3 6
1 hand OP01-058#10! OP01-036#11!
1 life OP01-025
asks 0 main`,
  `turn 6 0 main 1 0 24
rules refresh atOnce chosen 100
0 leader OP01-091#0
0 field OP01-093#17 s4
0 don 4 0 6
0 hand OP01-097#10 OP01-095#22
0 life 2xOP01-025
1 leader OP01-061#1 r
1 field OP01-093#14 r d2 s3, OP01-108#20 s5
1 don 0 4 4
1 hand OP01-113#2! OP01-115#6! OP01-086#13!
1 life OP01-025
asks 0 main`,
  `turn 7 0 main 0 0 27
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-008#21 s5
0 don 4 0 6
0 hand OP01-058#4 OP01-051#22
0 life 2xOP01-025
0 trash OP01-050 OP01-013
1 leader OP01-091#1 r
1 field OP01-093#13 s2, OP01-106#18 s4, OP01-096#25 s6
1 don 0 5 5
1 hand OP01-116#10! OP01-098#17!
1 life OP01-025
asks 0 main`,
  `turn 15 0 main 0 0 49
rules refresh atOnce chosen 100
0 leader OP01-061#0
0 field OP01-108#43 s13
0 don 4 0 6
0 hand OP01-115#46 OP01-101#47
0 life
0 trash OP01-097 OP01-101 OP01-113 OP01-111 OP01-093 OP01-096 OP01-096 OP01-111 OP01-114 OP01-097 OP01-111
1 leader OP01-091#1 r d1
1 field OP01-094#35 r s10, OP01-101#40 r d1 s12, OP01-096#45 s14
1 don 0 7 1
1 hand OP01-116#7! OP01-101#44!
1 life OP01-025
asks 0 main`,
  `turn 6 0 main 1 0 29
rules refresh atOnce chosen 100
0 leader OP01-060#0
0 field OP01-074#22 s4
0 don 4 0 6
0 hand OP01-073#16 OP01-075#28
0 life 2xOP01-025
0 trash OP01-086
1 leader OP01-061#1 r
1 field OP01-097#25 r s5
1 don 0 5 5
1 hand OP01-108#24!
1 life OP01-025
asks 0 main`,
  `turn 12 0 main 1 0 49
rules refresh atOnce chosen 100
0 leader OP01-062#0
0 field OP01-083#18 s2, OP01-070#42 s10
0 don 4 0 6
0 hand OP01-086#15 OP01-085#48
0 life OP01-025
0 trash OP01-079 OP01-084 OP01-067 OP01-078 OP01-084 OP01-078 OP01-097 OP01-078 OP01-085 OP01-086
1 leader OP01-031#1 r d1
1 field OP01-040#30 r s7, OP01-040#44 s11, OP01-052#47 s11
1 don 0 9 0
1 hand OP01-121#40!
1 life 2xOP01-025
asks 0 main`,
  `turn 9 0 main 0 0 34
rules refresh atOnce chosen 100
0 leader OP01-003#0
0 field OP01-014#28 s7
0 don 4 0 6
0 hand OP01-030#6 OP01-054#33
0 life 2xOP01-025
0 trash OP01-029 OP01-017 OP01-039 OP01-015 OP01-017 OP01-013 OP01-013
1 leader OP01-091#1 r
1 field OP01-093#13 s2, OP01-104#16 s3, OP01-093#18 s4, OP01-096#25 r s6, OP01-096#32 s8
1 don 0 5 5
1 hand OP01-119#10! OP01-119#17!
1 life 2xOP01-025
asks 0 main`,
  `turn 7 0 main 0 0 25
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-047#19 s5
0 don 4 0 6
0 hand OP01-051#2 OP01-047#18
0 life 2xOP01-025
0 trash OP01-029
1 leader OP01-031#1 r
1 field OP01-035#16 r s4, OP01-040#22 s6, OP01-052#23 s6
1 don 0 6 4
1 hand OP01-057#9! OP01-033#10!
1 life OP01-025
asks 0 main`,
  `turn 5 0 main 0 0 21
rules refresh atOnce chosen 100
0 leader OP01-001#0
0 field OP01-025#15 s3
0 don 4 0 6
0 hand OP01-120#2 OP01-024#14
0 life 5xOP01-025
0 trash OP01-004
1 leader OP01-031#1 r d1
1 field OP01-037#13 s2, OP01-035#19 s4
1 don 0 3 6
1 hand OP01-048#9! OP01-042#11! OP01-057#18!
1 life OP01-025
asks 0 main`,
  `turn 8 0 main 1 0 33
rules refresh atOnce chosen 100
0 leader OP01-001#0
0 field OP01-025#27 s6
0 don 4 0 6
0 hand OP01-017#10 OP01-026#12
0 life 2xOP01-025
0 trash OP01-019 OP01-016 OP01-013
1 leader OP01-061#1 r d1
1 field OP01-093#23 s5, OP01-096#31 s7
1 don 1 5 3
1 hand OP01-097#20! OP01-108#29!
1 life OP01-025
asks 0 main`,
  `turn 5 0 main 0 0 21
rules refresh atOnce chosen 100
0 leader OP01-060#0
0 field OP01-073#14 s3
0 don 4 0 6
0 hand OP01-066#3 OP01-088#5
0 life 3xOP01-025
1 leader OP01-002#1 r
1 field OP01-025#17 r s4
1 don 1 3 6
1 hand OP01-058#9! OP01-010#15!
1 life OP01-025
asks 0 main`,
  `turn 17 0 main 0 0 53
rules refresh atOnce chosen 100
0 leader OP01-061#0
0 field OP01-111#48 s15
0 don 4 0 6
0 hand OP01-118#2 OP01-096#52
0 life
0 trash OP01-097 OP01-106 OP01-093 OP01-111 OP01-101 OP01-086 OP01-096 OP01-101 OP01-108 OP01-114 OP01-114 OP01-106 OP01-119 OP01-119
1 leader OP01-091#1 r
1 field OP01-094#45 r s14, OP01-106#49 s15, OP01-096#51 s16
1 don 0 7 3
1 hand OP01-118#10! OP01-095#50!
1 life OP01-025
asks 0 main`,
  `turn 9 0 main 0 0 30
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-025#20 s5 x7, OP01-054#26 s7
0 don 4 0 6
0 hand OP01-051#3 OP01-049#29
0 life 2xOP01-025
0 trash OP01-013 OP01-013 OP01-058 OP01-054
1 leader OP01-062#1 r
1 field OP01-073#23 r d1 s6, OP01-085#24 s6, OP01-067#28 r s8
1 don 0 7 2
1 hand OP01-119#7! OP01-067#27!
1 life 2xOP01-025
asks 0 main`,
  `turn 8 0 main 1 0 28
rules refresh atOnce chosen 100
0 leader OP01-003#0
0 field OP01-024#13 s2, OP01-054#21 s6
0 don 4 0 6
0 hand OP01-015#10 OP01-017#27
0 life 2xOP01-025
0 trash OP01-029 OP01-013 OP01-013 OP01-017
1 leader OP01-002#1 r
1 field OP01-008#25 s7, OP01-044#26 s7
1 don 0 7 3
1 hand OP01-058#24!
1 life 2xOP01-025
asks 0 main`,
  `turn 7 0 main 0 0 26
rules refresh atOnce chosen 100
0 leader OP01-061#0
0 field OP01-111#20 s5
0 don 4 0 6
0 hand OP01-094#3 OP01-097#19
0 life 2xOP01-025
0 trash OP01-086 OP01-101
1 leader OP01-002#1 r
1 field OP01-054#23 s6
1 don 1 5 4
1 hand OP01-047#12! OP01-010#16! OP01-025#18!
1 life OP01-025
asks 0 main`,
  `turn 10 0 main 1 0 34
rules refresh atOnce chosen 100
0 leader OP01-061#0
0 field OP01-097#30 s8
0 don 4 0 6
0 hand OP01-119#12 OP01-097#33
0 life 2xOP01-025
0 trash OP01-101 OP01-106 OP01-106 OP01-111 OP01-097 OP01-106 OP01-093
1 leader OP01-061#1 r
1 field OP01-093#15 r s3, OP01-106#19 s4, OP01-070#32 s9
1 don 0 9 1
1 hand OP01-094#26! OP01-106#31!
1 life OP01-025
asks 0 main`,
  `turn 7 0 main 0 0 31
rules refresh atOnce chosen 100
0 leader OP01-061#0
0 field OP01-093#19 s3
0 don 4 0 6
0 hand OP01-119#3 OP01-086#24
0 life 3xOP01-025
0 trash OP01-086 OP01-097
1 leader OP01-060#1 r d2
1 field OP01-068#29 s6
1 don 0 4 4
1 hand OP01-065#20!
1 life OP01-025
asks 0 main`,
  `turn 10 0 main 1 0 34
rules refresh atOnce chosen 100
0 leader OP01-062#0
0 field OP01-085#23 s6, OP01-067#27 s8
0 don 4 0 6
0 hand OP01-086#8 OP01-086#33
0 life 2xOP01-025
0 trash OP01-084 OP01-078 OP01-085 OP01-079 OP01-078 OP01-084 OP01-080 OP01-073
1 leader OP01-003#1 r
1 field OP01-025#19 r s5 x7, OP01-054#25 r s7, OP01-054#31 s9, OP01-014#32 s9
1 don 0 9 1
1 hand OP01-026#3! OP01-047#18! OP01-015#30!
1 life OP01-025
asks 0 main`,
  `turn 9 0 main 0 0 31
rules refresh atOnce chosen 100
0 leader OP01-061#0
0 field OP01-096#26 s7
0 don 4 0 6
0 hand OP01-097#6 OP01-115#25
0 life 2xOP01-025
0 trash OP01-097 OP01-114
1 leader OP01-060#1 r
1 field OP01-071#17 s4, OP01-068#24 r d1 s6, OP01-067#28 s8
1 don 0 7 2
1 hand OP01-065#15! OP01-073#22! OP01-073#27!
1 life OP01-025
asks 0 main`,
  `turn 11 0 main 0 0 48
rules refresh atOnce chosen 100
0 leader OP01-060#0
0 field OP01-067#37 s7, OP01-075#43 s9
0 don 4 0 6
0 hand OP01-089#12 OP01-068#47
0 life 3xOP01-025
0 trash OP01-073 OP01-074 OP01-064 OP01-077 OP01-077 OP01-066 OP01-078 OP01-078
1 leader OP01-091#1 r d2
1 field OP01-093#23 s2, OP01-095#34 r s6, OP01-096#40 r s8, OP01-114#46 s10
1 don 0 4 4
1 hand OP01-093#18! OP01-118#19! OP01-114#33!
1 life 2xOP01-025
asks 0 main`,
  `turn 13 0 main 0 0 44
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-008#23 s7
0 don 4 0 6
0 hand OP01-050#43
0 life 2xOP01-025
0 trash OP01-058 OP01-025 OP01-058 OP01-013 OP01-006 OP01-036 OP01-029 OP01-049
1 leader OP01-060#1 r
1 field OP01-071#15 s3, OP01-071#30 s8, OP01-070#37 r s10, OP01-070#42 s12
1 don 1 9 0
1 hand OP01-067#41!
1 life OP01-025
asks 0 main`,
  `turn 8 0 main 1 0 29
rules refresh atOnce chosen 100
0 leader OP01-060#0
0 field OP01-078#24 s6
0 don 4 0 6
0 hand OP01-068#7 OP01-066#17
0 life 2xOP01-025
0 trash OP01-086 OP01-086 OP01-075 OP01-064
1 leader OP01-003#1 r d1
1 field OP01-054#27 s7
1 don 1 5 3
1 hand OP01-013#2!
1 life OP01-025
asks 0 main`,
  `turn 10 0 main 1 0 36
rules refresh atOnce chosen 100
0 leader OP01-062#0
0 field OP01-067#30 s8
0 don 4 0 6
0 hand OP01-070#7 OP01-089#16
0 life OP01-025
0 trash OP01-087 OP01-084 OP01-086 OP01-073 OP01-084 OP01-073 OP01-067
1 leader OP01-031#1 r d1
1 field OP01-033#15 r d2 s3, OP01-054#20 r s5, OP01-040#26 r s7, OP01-040#32 s9, OP01-035#33 s9
1 don 0 6 1
1 hand OP01-121#13! OP01-033#31!
1 life OP01-025
asks 0 main`,
  `turn 5 0 main 0 0 23
rules refresh atOnce chosen 100
0 leader OP01-091#0
0 field OP01-093#16 s3
0 don 4 0 6
0 hand OP01-096#3 OP01-119#6
0 life 3xOP01-025
0 trash OP01-116
1 leader OP01-002#1 r
1 field OP01-016#13 s2, OP01-008#19 r s4
1 don 0 4 6
1 hand OP01-054#7! OP01-029#12!
1 life OP01-025
asks 0 main`,
  `turn 7 0 main 0 0 26
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-049#22 s5
0 don 4 0 6
0 hand OP01-013#13 OP01-013#20
0 life 2xOP01-025
0 trash OP01-016 OP01-033 OP01-029
1 leader OP01-061#1 r
1 field OP01-106#19 s4, OP01-096#24 s6
1 don 1 5 4
1 hand OP01-113#8!
1 life OP01-025
asks 0 main`,
  `turn 16 0 main 1 0 61
rules refresh atOnce chosen 100
0 leader OP01-003#0
0 field OP01-015#49 s12
0 don 4 0 6
0 hand OP01-047#59 OP01-014#60
0 life
0 trash OP01-017 OP01-017 OP01-016 OP01-013 OP01-025 OP01-026 OP01-014 OP01-013 OP01-025 OP01-016 OP01-026 OP01-029 OP01-029 OP01-030 OP01-013 OP01-047
1 leader OP01-091#1 r
1 field OP01-098#33 s5, OP01-096#47 r s11, OP01-095#51 r s13, OP01-094#58 s15
1 don 0 10 0
1 hand OP01-116#32! OP01-116#34! OP01-101#56!
1 life OP01-025
asks 0 main`,
  `turn 7 0 main 0 0 25
rules refresh atOnce chosen 100
0 leader OP01-001#0
0 field OP01-014#21 s5
0 don 4 0 6
0 hand OP01-120#6 OP01-025#24
0 life 5xOP01-025
0 trash OP01-024 OP01-013 OP01-004 OP01-025
1 leader OP01-062#1 r
1 field OP01-078#19 r s4, OP01-097#23 r s6
1 don 0 5 5
1 hand OP01-097#16! OP01-084#22!
1 life OP01-025
asks 0 main`,
  `turn 8 0 main 1 0 33
rules refresh atOnce chosen 100
0 leader OP01-003#0
0 field OP01-047#26 s6
0 don 4 0 6
0 hand OP01-047#16 OP01-025#24
0 life 2xOP01-025
0 trash OP01-017 OP01-039 OP01-024 OP01-039
1 leader OP01-061#1 r d1
1 field OP01-093#15 s3, OP01-111#22 r s5, OP01-093#23 s5, OP01-096#31 s7
1 don 1 5 3
1 hand OP01-106#2! OP01-101#4! OP01-070#14!
1 life OP01-025
asks 0 main`,
  `turn 10 0 main 1 0 41
rules refresh atOnce chosen 100
0 leader OP01-001#0
0 field OP01-014#31 s8
0 don 4 0 6
0 hand OP01-022#10 OP01-026#30
0 life 2xOP01-025
0 trash OP01-024 OP01-013 OP01-025 OP01-029 OP01-006 OP01-025 OP01-025 OP01-019
1 leader OP01-001#1 r d1
1 field OP01-015#28 r d1 s7, OP01-015#29 r d1 s7, OP01-025#36 r s9, OP01-025#37 r s9
1 don 0 6 1
1 hand OP01-026#2! OP01-029#4! OP01-004#39!
1 life OP01-025
asks 0 main`,
  `turn 7 0 main 0 0 25
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-054#19 s5
0 don 4 0 6
0 hand OP01-006#2 OP01-049#24
0 life 2xOP01-025
0 trash OP01-016
1 leader OP01-031#1 r
1 field OP01-035#16 r d1 s4, OP01-046#22 s6
1 don 0 5 4
1 hand OP01-048#10! OP01-057#14! OP01-054#21!
1 life OP01-025
asks 0 main`,
  `turn 7 0 main 0 0 24
rules refresh atOnce chosen 100
0 leader OP01-060#0
0 field OP01-068#19 s5
0 don 4 0 6
0 hand OP01-086#2 OP01-070#4
0 life 4xOP01-025
0 trash OP01-088 OP01-077
1 leader OP01-060#1 r d1
1 field OP01-075#16 r s4, OP01-065#22 s6
1 don 0 5 4
1 hand OP01-066#7!
1 life OP01-025
asks 0 main`,
  `turn 11 0 main 0 0 35
rules refresh atOnce chosen 100
0 leader OP01-002#0
0 field OP01-008#31 s9
0 don 4 0 6
0 hand OP01-036#26 OP01-010#34
0 life 2xOP01-025
0 trash OP01-016 OP01-010 OP01-029 OP01-049 OP01-049 OP01-054 OP01-029 OP01-058 OP01-047
1 leader OP01-001#1 r d1
1 field OP01-014#18 r s4, OP01-017#23 r d2 s6, OP01-015#24 r d2 s6
1 don 5 0 0
1 hand OP01-004#33!
1 life OP01-025
asks 0 main`,
  `turn 10 0 main 1 0 35
rules refresh atOnce chosen 100
0 leader OP01-062#0
0 field OP01-067#29 s8
0 don 4 0 6
0 hand OP01-089#12 OP01-079#28
0 life 2xOP01-025
0 trash OP01-080 OP01-084 OP01-084 OP01-078 OP01-097
1 leader OP01-062#1 r d1
1 field OP01-084#14 r d2 s3, OP01-085#20 r d3 s5, OP01-067#27 r s7, OP01-085#32 s9
1 don 1 2 1
1 hand OP01-090#4! OP01-089#18! OP01-088#33!
1 life OP01-025
asks 0 main`,
  `turn 7 0 main 0 0 30
rules refresh atOnce chosen 100
0 leader OP01-060#0
0 field OP01-074#19 s3, OP01-075#24 s5
0 don 4 0 6
0 hand OP01-070#15 OP01-070#16
0 life 5xOP01-025
0 trash OP01-074 OP01-068 OP01-078 OP01-067
1 leader OP01-031#1 r
1 field OP01-035#22 r s4, OP01-033#27 s6, OP01-052#28 s6
1 don 0 6 4
1 hand OP01-057#7! OP01-041#25!
1 life 2xOP01-025
asks 0 main`,
  `turn 13 0 main 0 0 42
rules refresh atOnce chosen 100
0 leader OP01-091#0
0 field OP01-094#37 s11, OP01-104#40 s12
0 don 4 0 6
0 hand OP01-116#13 OP01-097#36
0 life 3xOP01-025
0 trash OP01-101 OP01-101 OP01-101 OP01-097 OP01-104 OP01-098 OP01-093
1 leader OP01-060#1 r d2
1 field OP01-068#39 r s12
1 don 7 1 0
1 hand OP01-077#38!
1 life 2xOP01-025
asks 0 main`,
  `turn 5 0 main 0 0 26
rules refresh atOnce chosen 100
0 leader OP01-061#0
0 field OP01-101#19 s3
0 don 4 0 6
0 hand OP01-119#13 OP01-106#18
0 life 2xOP01-025
1 leader OP01-002#1 r
1 field OP01-025#22 r s4
1 don 1 3 6
1 hand OP01-050#8! OP01-047#11!
1 life OP01-025
asks 0 main`,
  `turn 9 0 main 0 0 32
rules refresh atOnce chosen 100
0 leader OP01-003#0
0 field OP01-015#28 s7
0 don 4 0 6
0 hand OP01-051#5 OP01-026#6
0 life 3xOP01-025
0 trash OP01-013 OP01-017 OP01-024 OP01-047 OP01-025
1 leader OP01-061#1 r
1 field OP01-111#17 r d1 s4, OP01-111#25 s6, OP01-097#30 r s8
1 don 0 5 4
1 hand OP01-119#9! OP01-119#12!
1 life OP01-025
asks 0 main`,
  `turn 7 0 main 0 0 26
rules refresh atOnce chosen 100
0 leader OP01-003#0
0 field OP01-047#19 s5
0 don 4 0 6
0 hand OP01-017#4 OP01-029#13
0 life 3xOP01-025
0 trash OP01-025
1 leader OP01-031#1 r
1 field OP01-035#17 r s4, OP01-040#22 s6, OP01-048#23 s6
1 don 0 6 4
1 hand OP01-058#8!
1 life 2xOP01-025
asks 0 main`,
]
