/** Questions as parents post them in groups: services, school life, disputes. One a line, after the id of what it asks. */
export const postedOfSchool = `
who-saw-records: The school gave my kid's records to someone without asking me
iep-not-followed: The IEP says he gets 60 min of resource a week and he gets maybe 20. What can I do?
iep-not-followed: His teacher says she doesn't have time to do the accommodations in his IEP
no-staff: He hasn't had speech since the speech lady quit in November. Do they have to make it up?
no-staff: They say there is a shortage of OTs so she'll have to wait. Is that allowed?
no-staff: They have no aide for him since August because they cant hire anyone
no-staff: His para has been out for weeks and nobody covers, does he get the time back
cost-as-reason: The director said a one on one would be too expensive for the district
cost-as-reason: "We don't have the budget for that" is what they tell me every meeting
aide: How do I get my son a one to one aide?
aide: My child runs out of class, I think she needs a one on one, school says no
assistive-technology: My kid can't handwrite, could school give him a laptop or a tablet to type on?
assistive-technology: Will the school provide an AAC device for my nonverbal daughter
assistive-technology: can they deny speech to text software
extended-school-year: He loses everything over the summer. Can the school do something?
extended-school-year: They say ESY is only for kids with severe disabilities
extended-school-year: Who decides if a child gets summer school services under the IEP
extended-school-year: We were told no ESY without data. what data
regular-class: I want my daughter with Down syndrome in a normal classroom. They say she can't
regular-class: They put my son in a special ed room all day. I want him with typical kids
regular-class: They say my son is too disruptive for general education
placement-change: School wants to send him to a different building for emotional kids. Can I stop it?
placement-change: They told me my daughter will be moved to a self contained class at a different school next month and I said no
stay-put: If I fight this, does he get to stay in his current school in the meantime?
stay-put: What is it called when they can't change anything until the dispute is over
private-reimbursement: If I take him out and put him in a private school for dyslexia will the district pay
private-reimbursement: We gave up and enrolled her in a private dyslexia school. Can we get our money back from the district
private-school-rights: My son goes to Catholic school. Can he get an IEP?
private-school-rights: Does the public school have to serve my son who is in a private Christian school
charter-school: The charter school told us they don't do IEPs
homeschool: I'm thinking of homeschooling. Would my daughter still get her speech therapy?
move-new-state: We're military and moving from Texas to Virginia, will her IEP transfer?
move-new-state: Moved here from Ohio with an IEP and the new school says it doesn't count in this state
move-within-state: We moved two towns over and the new school says they have to start from scratch with his IEP
move-within-state: switching districts mid year, does his iep follow him
bus: Bus ride is 90 minutes each way and he comes home soaked. Can they do that to him
bus: who pays for transportation if his program is across town
bus: The school wont send a bus for my son anymore because of his behavior
bus: School bus drops my nonverbal son at the wrong stop
interpreter: My mom only speaks Vietnamese and doesn't understand the IEP papers. Does the school have to translate?
interpreter: I am deaf. Does the school have to get me an ASL interpreter for the meeting?
interpreter: IEP was sent in English only and I read Spanish
transition: My son is a junior and no one ever talked about what happens after high school
transition: My daughter is 16 with an IEP, what help is there to plan for a job
age-of-majority: She turns 18 next month. Do I still get to make decisions?
age-of-majority: who signs the IEP when my son turns 18
graduation: They want to graduate him with a diploma but hes not ready, can he stay til 21
graduation: My son got a certificate, not a diploma. Can he still get services?
suspension-days: My 1st grader has been suspended 6 times this year, total of 12 days. He has an iep for ED
suspension-days: how many days can they suspend a kid with an IEP
suspension-days: Is it legal to suspend a special ed student for 3 weeks?
suspension-days: He has been suspended for 11 days total. What do they owe him
manifestation: They scheduled a "MDR" meeting for Friday. What is it and what should I say?
manifestation: He hit a teacher during a meltdown and now they want to expel him. He has autism
manifestation: Is it a manifestation of his disability if he has ADHD and ran out of the building?
sent-home: They call me almost every day at noon to come get him because of behavior
sent-home: My son only goes to school 2 hours a day because they say they cant handle him
sent-home: principal asks me to keep him home on field day because of behavior
discipline-without-iep: My son got expelled and was in the middle of being tested for special ed. Does that protect him?
weapons-drugs: My kid with an IEP brought a pocket knife to school, they want 45 days in alternative school
restraint: Found out my 7 yr old was locked in a "calm room" and held down. I am sick to my stomach. Is this legal
restraint: An aide dragged my son by the arm into an empty room and shut the door
restraint: is the school allowed to lock my child in a seclusion room
behavior-support: How do I ask for an FBA and a behavior plan?
suspension-504: he has a 504 not iep and they suspended him for 15 days
state-complaint: How do I report the school district to the state?
state-complaint: What can I do if the district breaks the law, who do I complain to
state-complaint: How long does the state take to answer a complaint
due-process: What is due process and how long do I have to file?
due-process: How do I take the district to a hearing
mediation: The district offered mediation. Is it worth it, is it free
mediation: Does mediation cost anything
resolution-meeting: We filed for due process and now they want a resolution meeting do I have to go
lawyer-fees: if we win does the school have to pay our lawyer
burden-of-proof: Who has to prove the case at the hearing, me or the school?
free-help: I can't afford a lawyer. who can help me for free
free-help: Is there anybody who can help me read this IEP for free
how-to-disagree: I don't agree with the school on anything anymore. What are my options
prior-written-notice: They said no to everything at the meeting but won't put it on paper
medicaid: School wants me to sign a form to bill Medicaid. Will it affect my kids insurance?
medicine-demanded: Teacher says he can't come back unless he's on meds
medicine-demanded: they hinted he should be medicated or he can't stay in the class
teacher-qualifications: The sped teacher is a long term sub with no license. Is that legal
teacher-qualifications: Does a paraprofessional need any training
observe-class: Can I sit in on my son's class to see whats happening
physical-education: They took my kid out of PE for therapy
state-tests: Does my son with an IEP have to take the state test?
after-the-hearing: We lost our due process hearing, can we appeal?
related-services: What counts as related services, would counseling be included
services-cut: They're cutting his OT from 60 minutes to 30 and say he's doing fine. He isn't
missed-services: My child missed 12 speech sessions this year. Who do I talk to
concerns-not-heard: They never wrote down anything I said at the meeting
ask-for-evaluation: I want to put in a request to have my son tested for special education. Who gets the letter?
told-to-wait: School says they don't test kids until second grade. Is that true?
evaluation-request-ignored: The special ed director never answered my letter asking for testing
good-grades: They denied our request for testing because his grades are average
iee: Can parents request an IEE if they think the school testing was incomplete
reading-disability: Does the school have to test for dysgraphia
get-504: How long does a school have to answer a 504 request?
504-not-followed: PE coach won't honor the 504 for her asthma
bullying: My deaf son is being picked on and nobody at school cares
goals-not-met: She has met none of her goals and the team acts like it's fine
iep-not-followed: School hasn't been doing what the IEP says since day one
missed-services: My son is owed hours of OT. How do I get them back
extended-school-year: Can they refuse summer services because my son made progress
assistive-technology: My daughter's school took away her communication device
placement-change: They're moving my son to a behavior program and I don't agree
stay-put: Does filing for due process keep him in his current classroom
private-reimbursement: How do I get the district to pay for private school
private-school-rights: my daughter attends a Lutheran private school, who tests her for a learning disability
move-new-state: Just relocated from Georgia to Colorado. New school won't honor her IEP
suspension-days: 5 day suspension for a kindergartner with an IEP, can they do that
manifestation: They decided his behavior wasn't a manifestation of his disability and I disagree
sent-home: they want to cut my kids school day to 3 hours because of his outbursts
record-meeting: Is it ok to secretly tape an IEP meeting
meeting-notice: Can the school have the IEP meeting if I can't make it
sign-iep: what if one parent won't sign the IEP
see-records: School is stalling on giving me my daughters records
due-process: time limit to file due process
mediation: Should I try mediation first or is it a trap
lawyer-fees: How much would a special ed lawyer cost me and can I get the money back
`;
