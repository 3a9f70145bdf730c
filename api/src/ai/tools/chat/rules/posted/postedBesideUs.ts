/** Questions as parents post them in groups, on which we hold nothing. One a line. */
export const postedBesideUs = `
What time does the school office open on Monday
Can my son get SSI for his autism and how much is it
Whats a good reading program for a dyslexic kid at home
my son wont do his homework and I am going nuts, any tips?
Can I get paid as my son's caregiver
Is the teacher allowed to put videos of my son on tiktok
How do I get guardianship of my adult son
Why did they stop free lunch at our school
Does my child qualify for respite care
What shots does my kid need for kindergarten?
Will the school pay me mileage to visit my dad in the hospital
How do I get my child to sleep before a school day
What is the teacher's salary at our school
Who won the school board election
What do I pack for my autistic kid's lunch
How much does a special education teacher make
can my kid with an IEP get a free iPhone
how can i get my daughter a service dog
Where can I buy noise cancelling headphones for school
My son's grandparents want visitation
Is the cafeteria food gluten free
`;
