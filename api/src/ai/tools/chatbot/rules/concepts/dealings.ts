// How parents and schools deal with each other, as parents say it. Phrases are set apart by commas; `*` stands for the rest of a word.

export const dealings = {
  how: [
    "how do, how can, how to, how would, what do i, what can i, what should i, where do i, who do i",
    "can i, may i, do i, steps, could i, want to, i want, i need, way to",
  ],
  ask: ["ask, asked, asking, request*, get, getting, start, want, need, needs, apply, begin, push for"],
  refuse: [
    "refus*, deny, denied, denies, denying, denial, reject*, said no, say no, says no, saying no",
    "told me no, told us no, will not, would not, turned down, turned us down, turned me down",
    "turned him down, turned her down, not going to, no need, not need, declin*, not want to, not do it",
    "not allow*, not approv*, blocking, not let, we do not do, they do not do, not offer, just no",
    "no in the, shot down, shut down, not give",
  ],
  parentRefuses: [
    "i refuse, if i refuse, can i refuse, i do not want, we do not want, do i have to agree",
    "do i have to let, if i say no, i say no, can i say no, i did not agree to, against my will",
    "i will not consent, not give consent, do i have to consent, have to give permission",
    "i do not consent, opt out",
  ],
  silent: [
    "ignor*, no answer, no response, no reply, never answer*, never respond*, never replied",
    "not answer*, not respond*, not repl*, not heard, never heard, heard nothing, hear nothing",
    "nothing back, ghost*, silence, putting me off, put me off, puts me off, blow me off",
    "blowing me off, still waiting, been waiting, not gotten back, never got back, not get back",
    "not call* back, not written back, not wrote back, crickets, nothing happened, nothing has happened",
    "nobody answers, no one answers, nobody calls, no one calls, stalling, stall",
  ],
  howLong: [
    "how long, how many days, how many weeks, how many months, deadline*, timeline*, time line",
    "time limit*, timeframe, time frame, by when, how soon, how fast, how quick*, so long, too long",
    "taking forever, weeks now, months now, weeks ago, months ago, been weeks, been months, delay*",
    "dragging, when do they have to, when does the school have to, when must, when do services",
    "when will, still not, date 1, too late, waited",
  ],
  consent: ["consent*, permission, approval, permission slip, consent form"],
  sign: [
    "sign, signed, signing, signature, not signed, unsigned, put my name on, pen, sign off, signed off",
    "initial here, sign here, signs",
  ],
  revoke: [
    "revok*, withdraw*, take back, pull him out of special, pull her out of special",
    "pull my child out of special, out of special education, stop special education, cancel the iep",
    "end the iep myself, get rid of the iep, quit special education, not want the iep anymore",
    "not want an iep anymore, remove my child from special",
  ],
  startServices: [
    "start services, begin services, services start, first iep, services begin, initial iep",
    "initial services, no to services, refuse services, refuse special education",
  ],
  insurance: ["medicaid, insurance, bill my, billing"],
  meeting: ["meeting, meetings, meet, conference, ard"],
  callMeeting: [
    "call a meeting, ask for a meeting, request a meeting, requested a meeting, asked for a meeting",
    "call an iep, ask for an iep, request an iep, requested an iep, asked for an iep, want a meeting",
    "need a meeting, set up a meeting, schedule a meeting, emergency meeting, another meeting",
    "new meeting, extra meeting, meeting before the annual, have a meeting, hold a meeting",
  ],
  team: [
    "team, attend*, who has to be, who must be, who should be, who needs to be, who comes, who will be",
    "has to be there, be there, show up, showed up, excus*, leave early, left early, not come",
  ],
  bring: [
    "bring, come with me, take someone, with me, support person, advocate, my friend, my sister",
    "my mother, my mom, my therapist come, take me along, come along, take along, tag along",
    "bring along, my neighbor, come to the meeting with",
  ],
  recordIt: [
    "record the, record my, record our, record an, record it, record this, record a, record iep",
    "recording, tape, audio, film, videotape, recorder, record meetings, voice memo",
  ],
  shortNotice: [
    "notice, short notice, last minute, day before, can not make, cannot make, can not come, reschedul*",
    "at work, while i work, bad time, time that works, another time, different time, different date",
    "scheduled it, tomorrow, can not attend, cannot attend, i work",
  ],
  withoutMe: [
    "without me, without us, without the parent*, without a parent, not invited, never invited",
    "did not invite, i was not there, left me out, behind my back",
  ],
  draft: [
    "draft, before the meeting, ahead of, in advance, beforehand, ahead of time, prior to the meeting",
    "before the iep",
  ],
  virtual: ["virtual*, zoom, by phone, over the phone, video, online, remote*, call in, in person"],
  language: [
    "translat*, interpret*, spanish, my language, native language, do not speak english",
    "not speak english, speak english, arabic, chinese, vietnamese, russian, sign language, deaf",
    "read english, understand english, creole",
  ],
  decidedBefore: [
    "already decided, decided before, already made, minds were made, made up their minds, predetermin*",
    "pre determin*, done deal, no discussion, take it or leave it, before we got there",
    "before i got there, already written, already filled, finished iep, decided without, rubber stamp",
  ],
  writtenNotice: [
    "prior written notice, pwn, written notice, in writing, written reason*, written answer",
    "put it in writing, writing why, only told me, verbally, just told me, on paper, wrote a thing",
    "nobody wrote, nothing in writing, write it down, in the hallway, hallway, by phone only",
    "wrote nothing, not write",
  ],
  rightsNotice: [
    "safeguard*, my rights, parent rights, rights as a parent, booklet, what rights, rights do i have",
    "parental rights",
  ],
  records: [
    "records, his file, her file, the file, childs file, my file, school file, student file, file on",
    "education file, educational file, files, copies, copy, school record*, paperwork, protocols",
    "test results, documents, emails about, his papers, her papers, sons papers, daughters papers",
    "childs papers, school papers, sons file, daughters file, chart, his folder, her folder",
  ],
  correct: [
    "correct, fix, wrong, lie, lies, false, inaccurate, mistake*, error*, misleading, not true, untrue",
    "remove from his record, remove from her record, take out of, taken out of the",
  ],
  whoSaw: ["who has seen, who saw, who looked, who has looked, log, who can see, access log, who read"],
  observe: [
    "observ*, watch, sit in, visit the class*, visit his class*, visit her class*, see the class*",
    "classroom visit, look in",
  ],
  disagree: [
    "disagree*, not agree, dispute*, challeng*, fight, appeal*, unhappy with, not happy with, contest",
    "object, against the school, options, what now, not right, go against, garbage, a joke, bogus",
    "ridiculous, not accurate, useless, makes no sense, not believe, do not accept",
  ],
  mediation: ["mediat*, mediator, facilitat*"],
  complaint: [
    "complaint*, complain*, report the school, report them, report this, file against",
    "file with the state, turn them in, write up the school",
  ],
  stateWord: ["state, department of education, state agency, state ed*"],
  hearing: [
    "due process, hearing, hearings, sue, suing, take them to court, judge, hearing officer",
    "legal action, lawsuit",
  ],
  resolution: ["resolution, resolution meeting, resolution session"],
  decision: [
    "decision, decide, ruling, outcome of the hearing, lost the hearing, after the hearing, go to court",
    "appeal the decision",
  ],
  proof: ["burden, prove, proof, who has to prove, evidence"],
  lawyer: ["lawyer*, attorney*, legal fees, pro bono, legal aid, legal help"],
  fees: ["fee, fees, pay for, pay, paid, cost, costs, afford, reimburs*, charge, charges, how much"],
  freeHelp: [
    "who can help, where can i get help, who can i call, who do i call, free help, help me understand",
    "someone to help, support group, parent center, pti, where do i turn, who helps, free advocate",
    "can not afford, cannot afford, do not know where to start, not know where to start, all alone",
    "help for free, point me",
  ],
  outsideHelp: ["help, advocate, someone to talk to"],
  ocr: ["ocr, office for civil rights, civil rights, office of civil rights"],
  discriminate: [
    "discriminat*, left out, excluded, leaves him out, leaves her out, not allowed on",
    "not allowed to go, field trip*, after school, aftercare, club, sports, team sport, can not go",
    "cannot go, treated different*, because of his disability, because of her disability",
    "because of their disability, wheelchair, ada, accessib*, ramp",
  ],
  bully: [
    "bully, bullied, bullying, bullies, harass*, harrass*, picked on, picks on, tease, teased, teasing",
    "name calling, called names, beat up, shoved, shove, pushed him, pushed her, punched, mean kids",
    "made fun, make fun, making fun, r word, kids will be kids, spit on, laugh at, cyberbull*, slapped",
  ],
  prepare: [
    "prepare, preparing, get ready for, what should i bring, what to bring, what do i say at, what should i ask at, questions to ask",
  ],
  otherParent: [
    "my ex, ex husband, ex wife, divorce*, custody, co parent, other parent, his dad and i, her dad and i, stepmom, stepdad",
  ],
  retaliate: ["retaliat*, revenge, punishing us for, getting back at"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
