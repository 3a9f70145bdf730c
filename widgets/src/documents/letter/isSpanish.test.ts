import { expect, it } from "vitest";
import { isSpanish } from "./isSpanish.ts";

// Short texts as parents type them, with the names and school words of both languages in either.

const spanish = `Lee muy despacio
No entiende la tarea
Le cuesta escribir
Se distrae mucho en clase
Tiene pesadillas por la escuela
La maestra dijo que no
Mi hijo tiene autismo
Va atrasado en matemáticas
Necesita terapia del habla
Llora todas las mañanas
No quiere ir a la escuela
Pega a otros niños
Se escapa del salón
Sus notas bajaron este año
El 3 de noviembre lo mandaron a casa
Tiene TDAH desde los 6 años
Toma medicina para las convulsiones
Ms. Hale dijo que no hay maestros
El doctor Chen lo evaluó en junio
Perdió 12 sesiones de terapia
Los niños le dicen tonto
Nadie me llamó
No me dieron el informe
Quiero una copia del IEP
Pedí una reunión en octubre
Habla muy poco
Confunde las letras b y d
Se tapa los oídos con el ruido
Come solo en el recreo
Tarda dos horas en hacer la tarea
Lo suspendieron tres veces
Su ayudante se fue en septiembre
Todavía no sabe leer
Repite lo que le dicen
Se cae mucho
No puede abrocharse el abrigo
Escribe su nombre al revés
Está triste desde enero
Ya no duerme bien
Un niño lo empujó en el autobús
Le dan miedo los exámenes
Usa lentes y aun así no ve el pizarrón
Recibe ayuda dos veces por semana
La escuela dice que espere
Me prometieron una evaluación
¿Por qué no lo evalúan?
Tiene asma y alergias
No habla inglés todavía
Sale llorando de la clase de Mrs. Brown
Mi hija saca malas notas
Cada día es más difícil
Él quiere aprender
Antes leía mejor
Se porta bien en casa
Olvida lo que estudió ayer
Le falta concentración
Necesita más tiempo
Muerde y grita
El director no contestó
Nunca termina sus trabajos`.split("\n");

const english = `Reads very slowly
Does not understand the homework
Has trouble with writing
Loses focus in class
Has nightmares about school
The teacher said no
My son has autism
Is behind in math
Needs speech therapy
Cries every morning
Will not go to school
Hits other children
Runs out of the room
Her grades fell this year
On November 3 they sent him home
ADHD, found by Dr. Chen in June 2025
Takes medicine for seizures
Ms. Hernández said that there is no aide
Señora López told me to wait
Missed 12 sessions of therapy
Kids call him names
No one called me
I did not get the report
I want a copy of the IEP
I asked for a meeting in October
Speaks very little
Mixes up b and d
Covers his ears when it is loud
Eats alone at lunch
Homework takes two hours
Suspended three times
His aide left in September
Cannot read yet
Repeats what people say
Falls a lot
Cannot button his coat
Writes his name backwards
Sad since January
Does not sleep well
A boy pushed him on the bus
Afraid of tests
Wears glasses and cannot see the board
Gets help twice a week
The school says to wait
They promised an evaluation
Why is he not tested?
Asthma and allergies
Speaks Spanish at home
Leaves Mr. Del Rio's class in tears
My daughter gets bad grades
Every day is harder
He wants to learn
Used to read better
Behaves well at home
Forgets what he studied yesterday
Short attention span
Needs more time
Bites and screams
The principal did not answer
María José never finishes her work`.split("\n");

it.each(spanish)("%s: Spanish", (text) => expect(isSpanish(text)).toBe(true));

it.each(english)("%s: not Spanish", (text) => expect(isSpanish(text)).toBe(false));

it.each([
  "María José Hernández",
  "San Antonio",
  "ADHD",
  "IEP",
  "",
  "12/3/2026",
  "Dr. Ángel Núñez",
  "La Puente High School",
  "Los Angeles",
])("%s alone: not Spanish", (text) => expect(isSpanish(text)).toBe(false));

it("goes by the rest of the field where a line says too little", () => {
  expect(isSpanish("Dislexia", "Le cuesta leer\nDislexia")).toBe(true);
  expect(isSpanish("Dislexia", "Has trouble with reading\nDislexia")).toBe(false);
});
