/** Questions as parents post them in groups: testing, plans, meetings. One a line, after the id of what it asks. */
export const postedOfPlans = `
told-to-wait: The school says they will test my daughter next year. Can they make us wait?
told-to-wait: My 2nd grader can't keep up at all. Teacher keeps saying give it time. Where do I even start?
told-to-wait: The school psych says she has a waitlist until spring for evaluations. Is that ok?
ask-for-evaluation: Does the request for an eval have to be in writing or is talking to the teacher enough?
ask-for-evaluation: can i ask for an eval in the summer when school is out
ask-for-evaluation: Do I email the teacher or the principal to get my daughter tested for an IEP?
ask-for-evaluation: My kindergartner is way behind the other kids and can't sit still. I think he may need special ed. What's the first step
ask-for-evaluation: They said boys are slow readers and we should see how third grade goes. I want him tested now.
ask-for-evaluation: How does a parent start the special education process?
ask-for-evaluation: Teacher told me kids develop at different speeds and not to worry til 2nd grade. But I am worried. Can I insist on testing now?
evaluation-time: Signed the consent form in October and it's January. Nobody has seen my son yet. How long is this supposed to take?
evaluation-time: Is there a legal deadline for the school to finish testing?
evaluation-time: 60 days have passed since I signed consent and they still haven't finished. What can I do
evaluation-time: when does the clock start for the evaluation, from my letter or from the consent
evaluation-refused: I put in a request for special ed testing and the principal emailed back that he doesn't see a need. Is that it?
evaluation-refused: They told me "we don't suspect a disability" and that's why they won't do the assesment. What now?
evaluation-refused: Principal says my son is just lazy and they won't evaluate him
evaluation-refused: district denied our eval request, said he is doing average. what's my next move
interventions-first: They want to do 8 weeks of small group reading first before they'll even talk about testing
interventions-first: School keeps putting him in intervention group after intervention group. Its been two years. When do they have to evaluate?
interventions-first: Our school says all kids must go through MTSS before an IEP referral. True?
interventions-first: can the school make us finish the tiers before doing a special ed eval
evaluation-request-ignored: I gave the counselor a letter asking for testing a month ago and have heard crickets
evaluation-request-ignored: Sent an email on Sept 3 asking for a full evaluation. It's now November. No one has written back.
evaluation-request-ignored: I've asked three times for my grandson to be tested and get nothing but excuses
refuse-testing: Can I say no to the school's psychologist testing my kid?
refuse-testing: Can I refuse the 3 year reeval or ask for it sooner
refuse-testing: They want to do a psych eval on my son and I don't want it. Can they do it anyway?
what-testing-covers: They only want to do an IQ test. I think he has problems with speech and motor skills too. Can I ask for those?
what-testing-covers: They evaluated him for speech only but he clearly has attention issues. Is that allowed
iee: I think the school's report on my son is just wrong. Can I get somebody from outside to test him and have the school pay for it?
iee: does the district have to pay for a private eval
iee: The district gave me a list of 3 doctors for the IEE, do I have to use one from their list?
iee: How do I get an IEE paid by the district
iee: The school psychologist spent 20 minutes with my child and her report is nonsense. I want someone else to evaluate him
iee: My daughters school eval missed her autism. We want an outside psychologist and for the district to cover it
iee-refused: We asked for an independent evaluation and district said no. Can they just say no?
reevaluation: Last time they tested her was 4 years ago. Shouldn't they have redone it by now?
outside-report: We paid $3000 for a private neuropsych and the school basically tossed it. Do they have to use it?
outside-report: We have a report from a children's hospital that recommends an IEP. School says it's not valid. Hmm?
outside-report: Do schools have to follow what a private doctor recommends
diagnosis-needed: The counselor told me I need a note from our doctor before they will do anything. Is that true?
diagnosis-needed: Do I need a doctor to diagnose her before the school will evaluate
condition-and-iep: My pediatrician diagnosed my son with ADHD last month. Does that mean he automatically gets an IEP?
condition-and-iep: can my kid get an IEP just for anxiety
condition-and-iep: Does Tourettes qualify a kid for special education
condition-and-iep: my son has OCD, can he get special ed services
reading-disability: They told us "we don't do dyslexia here". Is that legal??
reading-disability: What should I ask for if I think my son is dyslexic and the school just says he'll catch up
good-grades: My daughter is getting Bs but spends 5 hours a night on homework crying. School says her grades are too good for an IEP.
good-grades: twice exceptional kid gifted but melts down, they say hes too smart for services
good-grades: he reads above grade level but falls apart every day at school. team says academics are fine so no iep
found-not-eligible: The meeting was today and they said he doesn't qualify. I disagree with it so much. what can i do
found-not-eligible: They tested my daughter and said she doesnt meet criteria. I think thats wrong
found-not-eligible: He was denied an IEP because his scores weren't low enough
ending-eligibility: School wants to exit my son from speech and his iep because he met his goals. I dont think hes ready
ending-eligibility: They say my daughter no longer needs her IEP. Can they just take it away?
preschool-start: My son turns 3 in March and has been getting early intervention. What happens next?
preschool-start: My toddler ages out of early intervention in April, when should the school district call me
english-learner: My nephew came from Guatemala and he has a hard time, the school says wait until he learns english before testing
iep-or-504: What's the difference between a 504 and an IEP? School is pushing the 504
iep-or-504: They offered us a 504 instead of an iep should I take it
iep-or-504: My son has a 504 and its not enough. how do i ask to switch it to an iep
iep-or-504: Why would a school say 504 rather than IEP
get-504: How do I get a 504 for a kid with a severe peanut allergy
get-504: My daughter has type 1 diabetes and starts kindergarten. What do I ask for?
get-504: What can a 504 do for a kid with epilepsy?
get-504: My kid broke nothing but has severe asthma, can the school make a plan for that?
504-not-followed: His 504 says extra time and the math teacher refuses to give it to him. What can I do about it?
504-not-followed: Teachers dont give my son his breaks that are in his 504 plan
504-not-followed: school ignores the 504 what do i do
504-refused: They said migraines dont count for a 504
ocr-complaint: How do I file a civil rights complaint against my school
ocr-complaint: My school discriminates against disabled kids, who do I tell, is there a federal office
discrimination: My son isn't allowed to go to after school care because of his autism. can they do that
discrimination: They won't let my daughter in a wheelchair go on the class trip
discrimination: The school told me my son can't join the robotics club because they dont have an aide for him
bullying: Kids call my autistic son names every day and the school does nothing
bullying: A boy keeps hitting my daughter who has special needs. Principal says kids will be kids
bullying: My child with autism gets teased on the playground, the staff just watch
what-iep-holds: What has to be in an IEP?
what-iep-holds: Is there a list of things an IEP has to contain
weak-goals: The goals on his IEP say things like "will improve reading". How would anyone know if he met it?
weak-goals: Same goals copy pasted from last year. Is that ok?
weak-goals: How do I know if an IEP goal is any good?
goals-not-met: Three years of IEP and she still can't read. What do I do?
goals-not-met: He has made zero progress since kindergarten and they just keep doing the same thing
goals-not-met: his reading level is the same as two years ago even with the IEP
progress-reports: I've never gotten a progress report on his goals. How often do they have to send them?
progress-reports: No one tells me how he's doing on his goals until the annual meeting
progress-reports: supposed to get quarterly updates on goals and I've gotten none
first-iep-time: She qualified for an IEP two months ago but still no IEP meeting. How long do they get?
first-iep-time: We got the eligibility yes on Oct 1, when do they have to make the IEP
yearly-review: His IEP expired in September and they still haven't held the meeting
yearly-review: When was his IEP supposed to be renewed? The date on it is over a year old
yearly-review: does an IEP expire
changed-without-meeting: I found out they took away his para minutes and nobody told me. Can they change an IEP without a meeting?
changed-without-meeting: They switched my son's services without a meeting and without asking me
changed-without-meeting: Case manager emailed that she "updated" the IEP. There was no meeting. Is that legal
already-decided: I feel like they had everything decided before I walked in the room. Nothing I say matters
already-decided: They handed me a finished IEP at the start of the meeting and said sign here
staff-do-not-know-iep: His gym teacher and the sub have no clue he has an IEP
staff-do-not-know-iep: The substitute had no idea my daughter even has an IEP
sign-iep: Do I have to sign the IEP at the meeting?
sign-iep: I refused to sign the iep. What happens now??
sign-iep: can i agree with only part of the iep
sign-iep: They said if I don't sign today my daughter gets nothing. Is that right?
sign-iep: I signed the IEP under pressure and now I regret it, what can I do
refuse-first-services: We got tested and they offered special ed but I don't want my kid labelled. Can we say no?
refuse-first-services: Can I decline special ed services after he qualifies
revoke-consent: I want to pull my son out of special ed completely. how
revoke-consent: we don't want special education for our son any more, how do we end it
ask-for-meeting: Can I call an IEP meeting any time or just once a year
ask-for-meeting: I asked for an IEP meeting and they keep saying we have to wait till the annual
ask-for-meeting: I want to meet with the IEP team now, not in May
ask-for-meeting: How many times a year can I ask for an IEP meeting
meeting-notice: They scheduled the meeting for Thursday at 10am and I work. They said they'd have it without me
meeting-notice: They told me about the IEP meeting the night before!
meeting-notice: They set the IEP meeting for when I'm at work and refuse to change it
who-is-on-team: Does the regular ed teacher have to be at the IEP meeting? She left after 5 mins
who-is-on-team: Is the principal required to come to IEP meetings
who-is-on-team: do they need a general ed teacher at the meeting
bring-someone: Can my sister come with me to the meeting? I get so nervous
bring-someone: can my therapist friend come to the ard with me
bring-someone: Am I allowed to take an advocate to an IEP meeting
record-meeting: am i allowed to record the meeting on my phone
record-meeting: They told me I can't record the meeting because of privacy. Can they stop me?
before-the-meeting: Can I get a copy of the draft IEP before the meeting
copy-of-iep: It's been 3 weeks since the meeting and I still don't have the final IEP
copy-of-iep: Do I get a copy of the IEP and when
prepare-for-meeting: First IEP meeting next Tuesday and I'm terrified. How do I get ready?
prepare-for-meeting: What questions should I ask at the IEP meeting
virtual-meeting: can we do the iep meeting over zoom
see-records: How do I get my son's complete school file including the emails about him
see-records: The school wants to charge me 75 dollars for copies of his records
see-records: I want to see every test they gave my son with the scores. Do they have to show me
see-records: they are refusing to let me look at my son's file
correct-records: There's a lie in my daughter's file saying I refused services. Can I get it taken out?
correct-records: How do I get wrong information removed from my child's records
`;
