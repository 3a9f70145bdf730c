// Educational settings, discipline, and growing up, in parents' words. Phrases are separated by commas; `*` matches the rest of a word.

import { stateNames } from "@iep-insider/sdk/law";

export const places = {
  inclusion: [
    "special ed room, special education room, special room, typical kids, normal kids, regular kids",
    "regular ed, special ed all day, away from the other kids, with the other kids, with nondisabled, lre",
    "least restrictive, inclusion, included in, included with, be included more, mainstream*, normal class*",
    "normal room, regular class*, regular education, general ed*, gen ed, self contained, special class",
    "with other kids, with his peers, with her peers, typical peers, separate class*, segregat*",
    "special ed class*, life skills class",
  ],
  placement: [
    "placement, place him, place her, place my, move him, move her, move my, moving him, moving her",
    "moving my, different school, another school, other school, special school, send him to another",
    "send her to another, change his school, change her school, switch schools, new classroom",
    "other classroom, different class*, transfer him, transfer her, out of district, therapeutic school",
    "day school, residential, different building, another building, other building, separate school",
    "separate building, different campus, another campus, other campus, behavior school",
    "school for emotional*, program across town",
  ],
  stayPut: [
    "change anything until, nothing can change, until it is resolved, until this is resolved",
    "until the dispute, while the case, during the appeal, during due process, meantime, meanwhile",
    "while this is going on, while we appeal, while we fight, stay put, stayput, stay where, stay in",
    "pendency, keep his placement, keep her placement, keep him in, keep her in, stay in his, stay in her",
    "during the dispute, while we disagree, stop the move, freeze, keep his services, keep her services",
    "stop them from moving, stop them from chang*",
  ],
  privateSchool: [
    "private christian, lutheran, at a private",
    "private school, catholic, parochial, christian school, religious school, montessori, jewish day",
    "islamic school, in private, to private, private kindergarten, private prek, private placement",
    "private program",
  ],
  reimburse: [
    "reimburs*, tuition, pay me back, money back, district pay, district pays, make the school pay",
    "make the district pay, make them pay, will they pay, school to pay, district to pay, get them to pay",
    "state pay",
  ],
  charter: ["charter"],
  homeschool: ["homeschool*, home school*, teach him at home, teach her at home, teach my child at home"],
  moved: [
    "we moved, i moved, have moved, moved here, moved from, family moved, moved districts, moved last",
    "moved this, moved across, moved over, moving to, we are moving, we move, relocat*, new district",
    "new town, another district, different district, transferred, transferring, switching districts",
    "changing districts, new school district, just moved, we go from, will move, are relocating",
  ],
  fromState: Object.values(stateNames).map((name) => `from ${name.toLowerCase()}`),
  newState: [
    "new state, another state, different state, out of state, state to state, other state, across state",
    "state lines, moved from, military, pcs, to a new state, got orders, orders to, deploy*, stationed",
    "duty station, new base, cross country, army, navy, air force, from one state",
  ],
  suspension: [
    "suspen*, expel*, expuls*, iss, oss, kicked out, in school suspension, removed from school, removal*",
    "alternative school, zero tolerance, thrown out of school, alternative campus, alternative program",
    "alternative placement, suspend, write ups, written up, kick* him out, kick* her out",
  ],
  tenDays: [
    "10 days, ten days, 11 days, eleven days, 10 school days, more than 10, over 10, how many days",
    "days in a row, 10th day, 11th day",
  ],
  manifestation: [
    "manifestation, mdr, caused by his, caused by her, part of his disability, part of her disability",
    "due to his disability, due to her disability",
  ],
  sentHome: [
    "school day to, day to * hours, shorter day, shorter school day",
    "only goes to school, school * hours a day, only allowed to attend, part time, only comes for",
    "modified day, modified schedule, abbreviated day, can only stay, only lets him, only lets her",
    "only let him, only let her, early dismissal, son home, daughter home, child home, kid home, sends home",
    "sent home, send him home, send her home, sends him home, sends her home, sending him home",
    "sending her home, send my, come get him, come get her, pick him up, pick her up, pick up my",
    "picked up early, early pickup, come pick, half day*, shortened day*, shorten* his day",
    "shorten* her day, short day*, reduced day*, partial day*, leave school early, calls me to get",
    "call me to get, calling me to get, keep him home, keep her home, stay home, take him home",
    "take her home, come and get",
  ],
  weapon: [
    "weapon*, knife, knives, pocketknif*, blade, bb gun, gun, drugs, drug, weed, marijuana, vape, vaping",
    "serious injury, bodily injury, 45 school days, interim",
  ],
  notYetEligible: [
    "no iep yet, does not have an iep, not have an iep, no iep, without an iep, not yet eligible",
    "not in special ed*, never been tested, not been tested, waiting for testing, still being tested",
    "being evaluated, have not tested, not been evaluated, not evaluated",
  ],
  restraint: [
    "dragged, by the arm, by the wrist, shut him in, shut her in, shut the door, empty room, time out room",
    "timeout room, alone in a room, in a room alone, bruise*, put hands on, put their hands on, strapped",
    "tied to, held down, basket hold, prone, restrain*, seclu*, isolation, quiet room, calm room, locked",
    "lock him, lock her, locks him, locks her, padded, held him down, held her down, hold him down",
    "hold her down, pinned, closet, grabbed",
  ],
  adultLife: [
    "after high school, transition*, job, jobs, work skills, college, vocational, life after school",
    "independent living, when he graduates, when she graduates, adult life",
  ],
  age16: ["16, sixteen, 14, fourteen"],
  majority: [
    "turns 18, turning 18, turn 18, is 18, 18, eighteen, age of majority, adult, guardianship",
    "his own decisions, her own decisions, transfer of rights",
  ],
  graduate: ["graduat*, diploma, certificate of, walk at, finish high school, senior year, modified diploma"],
  meaning: [
    "switch to an iep, switch it to, switch from, upgrade, not enough, change to an iep, move to an iep",
    "rather than, and not an iep, difference, versus, vs, or a, better, which one, instead of, compare",
    "which is",
  ],
  settings: [
    "kinds of settings, range of settings, types of placement*, kinds of placement*, continuum",
    "home instruction, homebound, in the hospital, hospitalized, hospital instruction, hospital teaching",
    "home teaching",
  ],
  classSize: ["class size, smaller class, how many kids, how many students, ratio"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
