/** Questions as parents post them in groups: services, school life, disputes. One a line, after the id of what it asks. */
export const postedOfSchool = `
who-saw-records: The school gave my kid's records to someone without asking me
iep-not-followed: The IEP says he gets 60 min of resource a week and he gets maybe 20. What can I do?
no-staff: He hasn't had speech since the speech lady quit in November. Do they have to make it up?
cost-as-reason: The director said a one on one would be too expensive for the district
aide: How do I get my son a one to one aide?
assistive-technology: My kid can't handwrite, could school give him a laptop or a tablet to type on?
extended-school-year: He loses everything over the summer. Can the school do something?
regular-class: I want my daughter with Down syndrome in a normal classroom. They say she can't
placement-change: School wants to send him to a different building for emotional kids. Can I stop it?
stay-put: If I fight this, does he get to stay in his current school in the meantime?
private-reimbursement: If I take him out and put him in a private school for dyslexia will the district pay
private-school-rights: My son goes to Catholic school. Can he get an IEP?
charter-school: The charter school told us they don't do IEPs
homeschool: I'm thinking of homeschooling. Would my daughter still get her speech therapy?
military-move: We're military and moving from Texas to Virginia, will her IEP transfer?
move-within-state: We moved two towns over and the new school says they have to start from scratch with his IEP
bus: Bus ride is 90 minutes each way and he comes home soaked. Can they do that to him
interpreter: My mom only speaks Vietnamese and doesn't understand the IEP papers. Does the school have to translate?
transition: My son is a junior and no one ever talked about what happens after high school
age-of-majority: She turns 18 next month. Do I still get to make decisions?
graduation: They want to graduate him with a diploma but hes not ready, can he stay til 21
suspension-days: My 1st grader has been suspended 6 times this year, total of 12 days. He has an iep for ED
manifestation: They scheduled a "MDR" meeting for Friday. What is it and what should I say?
sent-home: They call me almost every day at noon to come get him because of behavior
discipline-without-iep: My son got expelled and was in the middle of being tested for special ed. Does that protect him?
weapons-drugs: My kid with an IEP brought a pocket knife to school, they want 45 days in alternative school
restraint: Found out my 7 yr old was locked in a "calm room" and held down. I am sick to my stomach. Is this legal
behavior-support: How do I ask for an FBA and a behavior plan?
suspension-504: he has a 504 not iep and they suspended him for 15 days
state-complaint: How do I report the school district to the state?
due-process: What is due process and how long do I have to file?
mediation: The district offered mediation. Is it worth it, is it free
resolution-meeting: We filed for due process and now they want a resolution meeting do I have to go
lawyer-fees: if we win does the school have to pay our lawyer
burden-of-proof: Who has to prove the case at the hearing, me or the school?
free-help: I can't afford a lawyer. who can help me for free
how-to-disagree: I don't agree with the school on anything anymore. What are my options
prior-written-notice: They said no to everything at the meeting but won't put it on paper
medicaid: School wants me to sign a form to bill Medicaid. Will it affect my kids insurance?
medicine-demanded: Teacher says he can't come back unless he's on meds
teacher-qualifications: The sped teacher is a long term sub with no license. Is that legal
observe-class: Can I sit in on my son's class to see whats happening
physical-education: They took my kid out of PE for therapy
state-tests: Does my son with an IEP have to take the state test?
divorced-parents: How do I get my ex to agree to the IEP? He has half custody
retention: Should we hold him back a year in kindergarten
after-the-hearing: We lost our due process hearing, can we appeal?
related-services: What counts as related services, would counseling be included
services-cut: They're cutting his OT from 60 minutes to 30 and say he's doing fine. He isn't
missed-services: My child missed 12 speech sessions this year. Who do I talk to
concerns-not-heard: They never wrote down anything I said at the meeting
`;
