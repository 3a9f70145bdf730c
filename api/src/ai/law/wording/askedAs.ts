import type { ProvisionId, StateTopic } from "@iep-insider/sdk/law";

/** Words that parents use for a rule and that its own text does not have; to find it by, never shown. */
export const askedAboutProvision: Readonly<Partial<Record<ProvisionId, string>>> = {
  "child-find": "school should have noticed, never found the problem, duty to look for struggling children",
  "parent-request-evaluation":
    "ask for testing, request an evaluation in writing, refuse to evaluate, say no to testing",
  "initial-evaluation-deadline":
    "how long does the evaluation take, testing timeline, 60 days, late, waiting since consent",
  "evaluation-deadline-exceptions": "evaluation late, child not brought in, moved during testing, extension",
  "rti-no-delay":
    "finish rti first, wait for tiers, try interventions before testing, response to intervention, mtss",
  "evaluation-standards":
    "one test only, iq test alone, all areas of suspected disability, test in native language, biased test",
  "existing-data-review": "no new testing needed, look at what we have",
  reevaluation: "every three years, triennial, test again, once a year, new testing",
  "exit-evaluation": "ending services, dismissed from special education, exited, no longer needs an iep",
  iee: "independent educational evaluation, outside evaluator, disagree with the school's evaluation, school pays, second opinion, public expense",
  "eligibility-team": "who decides, copy of the report, eligibility meeting",
  "eligibility-two-part": "qualify for an iep, not eligible, diagnosis is not enough, adverse effect",
  "disability-categories": "autism, adhd, other health impairment, which category, label",
  "determinant-factor": "english learner, lack of reading instruction, not eligible because of language",
  "sld-criteria": "discrepancy, iq gap, dyslexia, learning disability model",
  "sld-determination": "dyslexia, reading problem, learning disability, observation",
  "grades-no-bar": "good grades, passing, too smart, honor roll, advancing, gifted",
  ages: "how old, until 21, aging out, graduation ends services",
  "consent-initial-evaluation": "permission to test, sign for testing, refuse testing",
  "consent-initial-services": "first iep, sign the first iep, services start, refuse services",
  "consent-reevaluation": "permission for new testing, tested without permission",
  "consent-iep-signature": "do i have to sign, did not sign the iep, refuse to sign, sign and disagree",
  "revoke-consent": "take my child out of special education, stop all services, pull out",
  "public-insurance-consent": "medicaid form, bill my insurance",
  "iep-copy": "copy of the iep, never gave me the iep, will not send me the iep",
  "iep-30-days": "how long until the iep is written, after found eligible, meeting to write the iep",
  "iep-annual-review": "how often is the iep reviewed, once a year, annual meeting, iep expired, overdue",
  "iep-in-effect": "start of the school year, no iep in september, teacher has not seen the iep",
  "iep-team": "who has to be at the meeting, nobody from general education came, who comes",
  "iep-team-excusal": "teacher missing from the meeting, left early, did not come",
  "iep-content":
    "what belongs in an iep, goals, minutes, services, present levels, accommodations, measurable",
  "iep-considerations": "braille, communication needs, strengths, concerns of the parent, english learner",
  "iep-amendment": "changed the iep without a meeting, amend, change after the annual meeting",
  transition: "age 16, after high school, job, college, independent living, transition plan",
  "age-of-majority": "turns 18, rights transfer, adult student",
  "progress-reports": "no progress report, how do i know it works, how often do i hear",
  "parent-requested-meeting":
    "i want a meeting, ask for an iep meeting, call a meeting, school will not meet",
  "meeting-notice":
    "invite, meeting without me, bad time, work during the meeting, reschedule, could not attend",
  "bring-others": "bring an advocate, friend, lawyer, relative, support person to the meeting",
  "recording-meetings": "record, tape, audio, phone recorder, record the meeting",
  interpreter: "do not speak english, sign language, spanish interpreter",
  "meeting-by-phone-or-video": "zoom, phone, virtual meeting",
  "parent-participation":
    "decided before the meeting, predetermined, had it written already, my input ignored, take part",
  observation: "visit the classroom, sit in class, watch my child at school, observe",
  "prior-written-notice":
    "pwn, refuse, said no, told me no, verbally, put it in writing, why the school refused, changed services, letter",
  "native-language-notice": "papers in spanish, translated notice, cannot read english",
  "procedural-safeguards-notice": "rights booklet, handbook of parent rights, safeguards",
  "records-access": "see the file, copies, look at the records, paperwork before the meeting, ferpa",
  "records-amendment": "record is wrong, false statement in the file, remove from the record, correct",
  "records-access-log": "who looked at the file",
  fape: "free appropriate public education, best program, enough progress, not learning anything",
  "special-education": "specially designed instruction, what is special education",
  "related-services": "speech therapy, occupational therapy, counseling, bus, nurse, ot, pt",
  "supplementary-aids": "one to one aide, paraprofessional, 1:1, helper in class, accommodations",
  "assistive-technology": "ipad, talker, aac, device, laptop, at home, software",
  "physical-education": "gym, adapted pe, ape",
  "behavior-in-iep": "behavior plan, fba, bip, meltdowns, positive supports, hitting, restraint",
  esy: "summer school, summer services, regression, breaks, loses skills",
  lre: "inclusion, mainstream, regular class, with other kids, self-contained, separate room",
  placement:
    "moved to another school, change of placement, special school, different class, who decides where",
  continuum: "special school, homebound, home instruction, hospital, resource room",
  "cost-not-a-reason":
    "no money, budget, not enough staff, no therapist, vacancy, we do not offer that, too expensive",
  "personnel-qualifications": "substitute, uncertified teacher, not trained, aide without training",
  "medication-ban": "must take medicine, adhd pills to attend, ritalin",
  "discipline-10-days":
    "suspended, sent home, kicked out, more than ten days, informal removal, pick up early, shortened day",
  manifestation: "suspended for behavior, mdr, caused by the disability, expelled, hearing about behavior",
  "fba-bip": "behavior plan after suspension, fba",
  "special-circumstances": "knife, gun, drugs, weapon, serious injury, 45 days, alternative school",
  "not-yet-eligible": "suspended without an iep, asked for testing before, no iep yet",
  "expedited-hearing": "appeal the suspension, fast hearing, disagree with the manifestation decision",
  "stay-put": "stay in current placement, keep services while we disagree, freeze the iep, pendency",
  "state-complaint":
    "file a complaint with the state, iep not followed, school breaks the rules, report the school, services not provided",
  mediation: "mediator, settle, talk it out, neutral person",
  "due-process": "hearing, sue, go to court, two years, deadline to file",
  "resolution-session": "meeting after filing, 15 days, 30 days to settle",
  "hearing-decision": "how long until a decision, appeal to court",
  "burden-of-proof": "who has to prove",
  "compensatory-education":
    "make up lost time, missed speech sessions, owed services, services were not given",
  "attorney-fees": "who pays the lawyer, get lawyer costs back, pay my attorney",
  "transfer-same-state": "moved to a new district, new school will not follow the iep",
  "transfer-new-state": "moved from another state, out of state iep, military",
  "private-parent-placed": "catholic school, we pay for private school, homeschool, services plan",
  "private-reimbursement": "pay back tuition, pulled out and want the district to pay, ten days notice",
  "charter-schools": "charter school says it does not do ieps",
  "part-c-transition": "early intervention, turning three, ifsp, preschool",
  "section-504-rights": "504 plan, accommodations without an iep, discrimination",
  "section-504-evaluation": "get a 504 plan, 504 testing, 504 timeline",
  "section-504-setting": "504 regular class, field trip, recess, lunch, activities",
  "section-504-safeguards": "disagree with the 504, 504 hearing, 504 rights",
  "disability-definition-504-ada": "does adhd count, diabetes, allergy, anxiety, disability under 504",
  ada: "americans with disabilities act, ramp, access, reasonable changes, field trip",
  "ocr-complaint": "civil rights complaint, discrimination, 180 days, ocr, 504 not followed",
  "ocr-after-grievance": "after the school's own grievance, complained to the district first, ocr deadline",
  bullying: "bullied, picked on, teased, harassed",
};

/** The same for what we hold of each state. */
export const askedAboutTopic: Readonly<Record<StateTopic, string>> = {
  evaluation: "how long does the evaluation take, testing timeline, deadline for testing, days after consent",
  answer: "no answer, hear nothing, how long to answer my request, respond to letter, request for testing",
  records: "see the file, copies of records, paperwork",
  laterConsent: "do i have to sign, refuse to sign, sign and disagree, consent to a changed iep",
  upperAge: "aging out, how old, 21, 22, graduation",
  hearing: "deadline to file due process, statute of limitations, too late",
  recording: "record the meeting, tape, audio, phone",
  recordingConsent:
    "one-party consent, two-party consent, record without telling, hidden recorder, illegal to record",
  meeting:
    "ask for an iep meeting, request a meeting, call a meeting, no answer, how fast must they meet, refuse to meet",
};
