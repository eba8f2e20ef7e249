// The bot of builder.py in JavaScript. Try it:
//
// ziggurat arena babel --players "exec:node examples/bots/builder.mjs,random" --games 20

import { createInterface } from 'node:readline';

// Preferred kinds of actions by game, best first; without one of these it plays at random.
const first = {
  babel: ['build', 'leap', 'steal', 'raze', 'lay', 'go'],
  hanging_gardens: ['tile', 'temple', 'card'],
  babylon: ['place', 'bridge', 'stairs', 'fountain', 'statue', 'dig'],
};

const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

function choose(view) {
  for (const kind of first[view.game] ?? []) {
    const found = view.actions.filter((action) => action.startsWith(kind));
    if (found.length > 0) return anyOf(found);
  }
  return anyOf(view.actions);
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.cmd === 'quit') break;
  console.log(JSON.stringify({ ok: true, id: request.id, action: choose(request.view) }));
}
