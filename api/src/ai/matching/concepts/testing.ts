// Testing and eligibility, in parents' words. Phrases are separated by commas; `*` matches the rest of a word.

export const testing = {
  evaluation: [
    "test, tests, tested, testing, evaluat*, eval, evals, assess*, evaluted, screened, psychologist",
    "school psych*, psych report, the report, their report",
  ],
  reevaluation: [
    "reeval*, re eval*, retest*, re test*, reassess*, re assess*, triennial, three year, 3 year",
    "tested again, test again, evaluated again, evaluate again, new evaluation, new testing, new tests",
    "updated testing, every three years, every 3 years, last evaluation, last evaluated, last tested",
    "last time they tested, last time he was tested, last time she was tested, redo the, redone",
  ],
  iee: [
    "someone else to evaluate, someone else evaluate, someone else test, somebody else to test",
    "different evaluator, another evaluator, another psych*, another opinion, iee, independent ed*",
    "independent eval*, independent test*, independent assess*, outside eval*, outside test*",
    "outside assess*, second opinion, neuropsych*, own evaluator, private eval*, privately tested",
    "independent one, independent tester, independent psych*, private tester, private test*, private psych*",
    "someone else to test, outside person, outside tester, outside psych*, different psychologist",
    "from outside, outside the district, outside the school, outside professional, outside expert",
    "someone independent, not work for the school, own psych*",
  ],
  outsideReport: [
    "hospital that recommend*, recommends an iep, our own evaluation, our own testing, paid for testing",
    "private psycholog*, doctor recommend*, report from a, report from our, report from his",
    "report from her, evaluation from a, evaluation from our, report from childrens, hospital says",
    "doctor wants, doctors report, doctors note, doctor wrote, doctors letter, private report",
    "outside report, private eval*, neuropsych*, private testing, outside eval*, hospital report",
    "private psych*, therapist report, doctor says, doctor said, privately tested, pediatrician says",
    "pediatrician said",
  ],
  covers: [
    "only for, speech only, reading only, only speech, only reading, only evaluated, evaluated only",
    "not look at, did not evaluate his, did not evaluate her, cover*, areas, all areas, what kind of tests",
    "which tests, what tests, only tested, just tested, iq test, only want to test, only want to do",
    "only going to test, only testing, only looked at, tested only, only one test, one test",
    "parts of the evaluation, did not test for, did not test",
  ],
  interventions: [
    "rti, mtss, tier, tiers, intervention*, response to intervention, sst, student study team",
    "student support team, try other things, reading group first, reading lady, reading group*, groups and",
    "pull out group first, small group reading, small group first, tutoring first, reading help first",
    "extra help first, support first, group first, goes through the process",
  ],
  eligible: [
    "eligib*, qualif*, gets an iep, get an iep, have an iep, need an iep, needs an iep, entitled to an iep",
  ],
  wantIep: [
    "special education process, special ed process, start the special, ask for an iep for",
    "asked for an iep for, request an iep for, requested an iep for, iep process, process for an iep",
    "process of getting an iep, get my kid an iep, get started with an iep, how do i get an iep",
    "get an iep for, want an iep, start an iep, get my child an iep, get my son an iep",
    "get my daughter an iep, get him an iep, get her an iep, how do you get an iep, into special ed",
    "special ed help, get special ed, get special education, started with special",
  ],
  notEligible: [
    "not qualif*, not elig*, ineligible, did not meet criteria, does not meet criteria",
    "not meet the criteria, not found eligible, said no to an iep, denied an iep, refused an iep",
    "denied him an iep, denied her an iep, denied the iep, not get an iep, no iep for, not need an iep",
    "not need special",
  ],
  diagnosis: [
    "diagnos*, medical paperwork, note from our doctor, note from a doctor, note from the doctor",
    "note from my doctor, note from his doctor, note from her doctor, letter from a doctor",
    "doctors letter first, letter from our doctor, letter from his doctor, letter from her doctor",
    "doctors note first, need a doctors note, note from our pediatrician, note from the pediatrician",
    "go to a doctor first, see a doctor first",
  ],
  condition: [
    "adhd, add, autis*, asd, aspergers, anxiety, depress*, epilep*, diabet*, tourette*, ocd, odd",
    "down syndrome, cerebral palsy, asthma, allerg*, on the spectrum, sensory processing, bipolar",
  ],
  dyslexia: [
    "dyslex*, dysgraph*, dyscalc*, reading disab*, learning disab*, sld, can not read, cannot read",
    "still can not read, writes letters backwards, reading disorder",
  ],
  grades: [
    "above grade level, at grade level, academics are fine, academically, bright, too bright, advanced",
    "high iq, top of his class, top of her class, smart, grades, is passing, are passing, still passing",
    "passing grades, passing all, passing every, passing his, passing her, passing so, good student",
    "honor roll, gpa, straight as, all as, as and bs, gets bs, not failing, is doing fine, too smart",
    "gifted, does well in class, good marks, strait as, strait a, straight a, report card is fine",
    "on grade level, does fine in school, as in class, bs and cs",
  ],
  englishLearner: [
    "english learner, ell, esl, esol, second language, learning english, learn english, his english",
    "her english, know english, bilingual, new to english, english is not, learns english, learned english",
    "better english",
  ],
  age: [
    "how old, what age, age, too young, too old, age out, aging out, turns 21, turns 22, turn 21, turn 22",
    "turns 18, 22nd birthday, 21st birthday",
  ],
  preschool: [
    "preschool, pre school, prek, pre k, early intervention, ifsp, turns 3, turning 3, turns three",
    "turning three, third birthday, toddler, birth to three, birth to 3, 3 year old, three year old, part c",
    "daycare, head start",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
