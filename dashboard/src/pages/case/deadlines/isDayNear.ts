/** Whether this is a day from 25 years before to two years after today: a child's school time, and no typing error. */
export function isDayNear(day: string, today: string): boolean {
  const year = Number(today.slice(0, 4));
  const own = /^(\d{4})-\d{2}-\d{2}$/.exec(day)?.[1];
  const isReal = own !== undefined && new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8));
  return isReal && Number(own) >= year - 25 && Number(own) <= year + 2;
}
