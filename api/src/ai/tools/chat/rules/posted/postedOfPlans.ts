/** Questions as parents post them in groups, about testing, plans and meetings: one per id, after the id. */
export const postedOfPlans = `
told-to-wait: The school says they will test my daughter next year. Can they make us wait?
ask-for-evaluation: Does the request for an eval have to be in writing or is talking to the teacher enough?
evaluation-time: Signed the consent form in October and it's January. Nobody has seen my son yet. How long is this supposed to take?
evaluation-refused: I put in a request for special ed testing and the principal emailed back that he doesn't see a need. Is that it?
interventions-first: They want to do 8 weeks of small group reading first before they'll even talk about testing
evaluation-request-ignored: I gave the counselor a letter asking for testing a month ago and have heard crickets
refuse-testing: Can I say no to the school's psychologist testing my kid?
what-testing-covers: They only want to do an IQ test. I think he has problems with speech and motor skills too. Can I ask for those?
iee: I think the school's report on my son is just wrong. Can I get somebody from outside to test him and have the school pay for it?
iee-refused: We asked for an independent evaluation and district said no. Can they just say no?
reevaluation: Last time they tested her was 4 years ago. Shouldn't they have redone it by now?
outside-report: We paid $3000 for a private neuropsych and the school basically tossed it. Do they have to use it?
diagnosis-needed: The counselor told me I need a note from our doctor before they will do anything. Is that true?
condition-and-iep: My pediatrician diagnosed my son with ADHD last month. Does that mean he automatically gets an IEP?
reading-disability: They told us "we don't do dyslexia here". Is that legal??
good-grades: My daughter is getting Bs but spends 5 hours a night on homework crying. School says her grades are too good for an IEP.
found-not-eligible: The meeting was today and they said he doesn't qualify. I disagree with it so much. what can i do
ending-eligibility: School wants to exit my son from speech and his iep because he met his goals. I dont think hes ready
preschool-start: My son turns 3 in March and has been getting early intervention. What happens next?
english-learner: My nephew came from Guatemala and he has a hard time, the school says wait until he learns english before testing
iep-or-504: What's the difference between a 504 and an IEP? School is pushing the 504
get-504: How do I get a 504 for a kid with a severe peanut allergy
504-not-followed: His 504 says extra time and the math teacher refuses to give it to him. What can I do about it?
504-refused: They said migraines dont count for a 504
ocr-complaint: How do I file a civil rights complaint against my school
discrimination: My son isn't allowed to go to after school care because of his autism. can they do that
bullying: Kids call my autistic son names every day and the school does nothing
what-iep-holds: What has to be in an IEP?
weak-goals: The goals on his IEP say things like "will improve reading". How would anyone know if he met it?
goals-not-met: Three years of IEP and she still can't read. What do I do?
progress-reports: I've never gotten a progress report on his goals. How often do they have to send them?
first-iep-time: She qualified for an IEP two months ago but still no IEP meeting. How long do they get?
yearly-review: His IEP expired in September and they still haven't held the meeting
changed-without-meeting: I found out they took away his para minutes and nobody told me. Can they change an IEP without a meeting?
already-decided: I feel like they had everything decided before I walked in the room. Nothing I say matters
staff-do-not-know-iep: His gym teacher and the sub have no clue he has an IEP
sign-iep: Do I have to sign the IEP at the meeting?
refuse-first-services: We got tested and they offered special ed but I don't want my kid labelled. Can we say no?
revoke-consent: I want to pull my son out of special ed completely. how
ask-for-meeting: Can I call an IEP meeting any time or just once a year
meeting-notice: They scheduled the meeting for Thursday at 10am and I work. They said they'd have it without me
who-is-on-team: Does the regular ed teacher have to be at the IEP meeting? She left after 5 mins
bring-someone: Can my sister come with me to the meeting? I get so nervous
record-meeting: am i allowed to record the meeting on my phone
before-the-meeting: Can I get a copy of the draft IEP before the meeting
copy-of-iep: It's been 3 weeks since the meeting and I still don't have the final IEP
prepare-for-meeting: First IEP meeting next Tuesday and I'm terrified. How do I get ready?
virtual-meeting: can we do the iep meeting over zoom
see-records: How do I get my son's complete school file including the emails about him
correct-records: There's a lie in my daughter's file saying I refused services. Can I get it taken out?
`;
