/** Text, at sign, text, dot, text, no spaces. The server looks more closely. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
