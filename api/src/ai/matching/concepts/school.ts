// What happens at school, in parents' words. Phrases are separated by commas; `*` matches the rest of a word.

export const school = {
  plan504: ["504, section 504, 504s, five o four"],
  accommodations: ["accommodat*, extra time, extended time, breaks, seat, front of class, modified test*"],
  goals: ["goal, goals, objective, objectives, benchmark*"],
  vague: [
    "vague, measur*, good goal*, weak, same goals, the same goals, copied, copy and paste, cut and paste",
    "too easy, write goals, bad goals, copy pasted, would anyone know, will anyone know, say things like",
    "says things like, just say, just says, will improve, no numbers, same exact goals, how will we know",
  ],
  noneMet: [
    "met none, meets none, none of his goals, none of her goals, met no goals, any of his goals, any of her goals",
  ],
  progress: [
    "same level, level is the same, same as two years, same as last year, same as a year, not learned",
    "no better, progress, improv*, regress*, falling behind, not getting better, getting worse, not meet*",
    "not met, did not meet, stuck, no growth, no gains, years behind, grade levels behind, years of iep",
    "years of an iep, years of special, years with an iep, has had an iep for, on an iep for",
    "still on the same, not learning anything",
  ],
  reports: [
    "tells me how, tell me how he, tell me how she, how he is doing, how she is doing, show me data",
    "see data, see the data, no data, no updates, keep me informed, kept informed, progress report*",
    "report card*, updates, progress monitoring, reports on, data on",
  ],
  iepWord: ["iep, ieps, ard, his plan, her plan, special ed, special education"],
  contents: [
    "list of things, has to contain, have to contain, must contain, components of, required parts",
    "has to have in it, what counts as, what should be in, what is in, what goes in, must be in",
    "has to be in, what has to, include, includes, supposed to have, parts of an iep, what must",
    "legally required in",
  ],
  first: ["first, initial, just qualified, found eligible, was found eligible, brand new, never had"],
  yearly: [
    "renew*, is a year old, over a year, more than a year, due date, out of compliance date, how often",
    "annual, yearly, once a year, every year, review, overdue, expired, out of date, outdated, a year ago",
    "last year",
  ],
  changeWord: [
    "updated the, chang*, amend*, rewrote, rewrit*, alter*, switched, edit*, added, removed from the iep",
    "took out, taken out",
  ],
  without: [
    "was no meeting, without a meeting, without, behind my back, did not tell, never told, not told",
    "no meeting, nobody told, no one told, not ask*, without telling, without asking",
  ],
  concerns: [
    "anything i said, anything i say, my side, my opinion, talked over me, talk over me, dismiss* my",
    "dismissed me, my concerns, our concerns, parent concern*, my input, parent input, what i said",
    "what i asked, my worries, my notes, not listen*, never listen*, do not listen, will not listen",
  ],
  teacher: ["teacher*, sub, substitute, staff"],
  knowIep: [
    "has not read, never read, not read, never seen, did not know, does not know, do not know about",
    "not seen, read the iep, see the iep, what iep, which iep, unaware, aware of, know about, no clue",
    "no idea, not a clue, not have a clue, clueless about",
  ],
  services: [
    "service, services, therapy, therapist, speech, slp, ot, ots, pt, occupational, physical therapy",
    "counseling, counselling, minutes, session, sessions, pullout, pull out, push in, resource room, nurse",
    "support, supports, help",
  ],
  therapy: [
    "speech, slp, ot, ots, pt, occupational, physical therapy, counseling, counselling, therapy, therapist",
    "related service*, social work*, nurse",
  ],
  missed: [
    "miss, missed, missing, skipp*, cancel*, not had, has not had, not getting, is not getting, not gotten",
    "has not gotten, not received, did not get, never gets, never got, not giving, not being given",
    "no speech, not provid*, no therapy, behind on minutes, not had any, stopped coming, only gets",
    "only getting, only got, gets maybe, gets about, he gets none, but he gets, but she gets",
    "supposed to get, supposed to be getting, supposed to have gotten, short on minutes",
  ],
  makeUp: [
    "make up, makeup, made up, compensat*, owed, owe, owes, comp ed, lost time, get back, make it up",
    "make them up, make that up, make those up, made it up",
  ],
  notFollowed: [
    "not been doing what, not doing what, not done what, what the iep says",
    "not follow*, never follow*, not being follow*, does not follow, not doing, not implement*, not honor*",
    "violat*, break the iep, broke the iep, breaking the iep, ignoring the iep, ignores the iep",
    "ignor* his iep, ignor* her iep, ignor* my, not using, refuse to follow, refuses to follow",
    "will not follow, not comply*, out of compliance, not happening, not in place, not giv* accommodations",
    "not get* accommodations, not getting extra, not get extra",
  ],
  aide: [
    "helper, full time aide, extra adult, someone to help him all day, someone to help her all day, aide",
    "aides, para, paras, parapro*, paraedu*, 1 1, 1 on 1, 1 to 1, one on one, one to one, 1 1 aide, shadow",
    "grown up to, adult with him, adult with her, adult to help him, adult to help her, someone with him",
    "someone with her, person to be with, by his side, by her side, one on ones, 1 on 1s",
  ],
  technology: [
    "assistive, ipad, tablet, aac, communication device, text to speech, speech to text, audiobook*",
    "audio book*, chromebook, laptop, device, talker, software, keyboard, speech app, talking device",
  ],
  summer: [
    "esy, summer, extended school year, winter break, long break, july, june program, summer school",
    "vacation",
  ],
  staffing: [
    "nobody covers, no one covers, no sub, been out for, on leave, maternity leave, staffing, short staffed",
    "shortage, no staff, not enough staff, understaffed, no therapist, no teacher, no speech, no slp",
    "vacan*, position, quit, can not find, cannot find, not have anyone, nobody to, no one to",
    "not enough people, not have the staff, not have enough, hire, hiring",
  ],
  cost: ["cost, costs, money, budget*, afford*, expensive, fund, funds, funding, too much, cheaper"],
  bus: ["bus, busing, bussing, transport*, ride to school, rides to school, bus driver, van"],
  gym: ["gym, pe, p e, physical education, adapted pe, ape"],
  behavior: [
    "behavior*, behaviour*, meltdown*, outburst*, tantrum*, acting out, acts out, hits, hitting, bites",
    "biting, elop*, runs out, runs away, runs off, aggress*, throwing, kicks, threw, throw, ran out",
    "ran away, ran off, bolts, bolted, bolting, scream*, destroys, flips",
  ],
  behaviorPlan: [
    "bip, fba, behavior plan, behavior intervention, functional behavior*, behavior support*",
    "behavior assess*",
  ],
  qualified: [
    "any training, no training, proper training, need training, enough training, qualified, certified",
    "certification, uncertified, licens*, unqualified, credential*, not trained, trained, long term sub",
    "no degree, permanent sub",
  ],
  medicine: [
    "medicated, medicate, medicat*, medicine, meds, ritalin, adderall, pill, pills, drugs for adhd",
    "stimulant*",
  ],
  cut: [
    "took minutes, minutes off, time off, cut, cuts, cutting, reduc*, take away, taking away, took away",
    "taken away, less, fewer, drop, dropped, stop, stopped, ended, removing, lower*",
  ],
  exit: [
    "no longer need*, take it away, not need his iep, not need her iep, take away the iep, lose his iep",
    "lose her iep, losing his iep, losing her iep, exit*, end services, end his iep, end her iep",
    "take away his iep, take away her iep, dismiss*, no longer qualif*, no longer elig*",
    "does not need an iep anymore, graduat* out, off his iep, off her iep, off the iep, off of",
    "remove his iep, remove her iep, declassif*, kick* him out of special, kick* her out of special",
  ],
  best: [
    "the best, best program, best school, better program, what is best, maximum, bare minimum, good enough",
    "appropriate education, fape",
  ],
  failing: [
    "failing, flunking, is struggling, struggles, so far behind, can not keep up, bad grades, all fs",
    "getting fs",
  ],
  iepCopy: [
    "final iep, not have the iep, not gotten the iep, not sent the iep, not sent me the iep",
    "never got the iep, never got his iep, never got her iep, not received the iep, not given me the iep",
    "never sent the iep, copy of the iep, copy of his iep, copy of her iep, copy of my childs iep",
    "copy of the final iep, a copy of an iep, send me the iep, give me the iep",
  ],
  medical: [
    "diabet*, allerg*, asthma, epilep*, seizure*, celiac, crohn*, migraine*, sickle cell, cancer",
    "heart condition, cystic fibrosis, inhaler, epipen, insulin, concussion",
  ],
  yearsAgo: ["years ago, in years, in 4 years, in 5 years"],
  notHeld: [
    "ssi, ssdi, social security, disability benefits, disability check, special needs trust, able account",
    "get guardianship, file for guardianship, guardianship of, apply for guardianship, conservator*",
    "power of attorney, fmla, family leave, leave from my job, leave from work, respite*, waiver*",
    "caregiver*, vaccin*, immuniz*, lunch, lunches, voucher*, scholarship*, tax, taxes, child support",
    "aba at home, aba therapy at home, in college, at college, university, tiktok, facebook, babysit*",
    "potty, personally, emotional distress, press charges, criminal charges, malpractice, school calendar",
    "school supplies, school uniform*, dress code, food stamps, mileage, housing, summer camp",
    "private insurance cover, insurance cover, cps, child protective",
  ],
  stateTest: [
    "state test*, standardized test*, alternate assessment, alternate test, state assessment*, end of grade",
    "end of year test*",
  ],
  categories: [
    "categories, 13 disabilities, thirteen disabilities, list of disabilities, which disabilities",
    "what disabilities, disability category",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
