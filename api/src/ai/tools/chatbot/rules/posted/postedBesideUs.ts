/** Questions as parents post them in groups, on which we hold nothing. One a line. */
export const postedBesideUs = `
What time does the school office open on Monday
Which private school for autism in Phoenix is the best?
Can my son get SSI for his autism and how much is it
Does my insurance cover ABA therapy at home
How do I get my ex to agree to the IEP? He has half custody
How do I apply for a special needs trust
Whats a good reading program for a dyslexic kid at home
Can my daughter's IEP be used in college
my son wont do his homework and I am going nuts, any tips?
How do I apply for the state scholarship voucher for private school
Can I get paid as my son's caregiver
Do vaccines exemptions apply to my kid in school
Is the teacher allowed to put videos of my son on tiktok
Can I take FMLA leave from my job for IEP meetings
How do I get guardianship of my adult son
what football team can my son join with a disability outside of school
Why did they stop free lunch at our school
can I sue the teacher personally for emotional distress
Does my child qualify for respite care
When does the school year start
What shots does my kid need for kindergarten?
How do I find a good ABA clinic near me
Will the school pay me mileage to visit my dad in the hospital
Is my neighbor's kid getting more services than mine?
How do I get my child to sleep before a school day
Can I claim my son's therapy on my taxes
What is the teacher's salary at our school
Does my landlord have to let us keep an emotional support dog
Who won the school board election
Can my child get a handicap parking placard
What do I pack for my autistic kid's lunch
Can I get the school to change my son's birthday in their app
How much does a special education teacher make
who do i vote for that supports special education
can my kid with an IEP get a free iPhone
Is homework allowed on weekends
how can i get my daughter a service dog
My husband and I are splitting up, who keeps the house
Should we hold him back a year in kindergarten
do private insurance plans cover hearing aids
Where can I buy noise cancelling headphones for school
Does my employer have to give me time for therapy appointments
My son's grandparents want visitation
How do I talk to my son about his autism
Is the cafeteria food gluten free
`;
