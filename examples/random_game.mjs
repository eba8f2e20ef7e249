// A whole random game with `ziggurat engine` in JavaScript: node random_game.mjs [game] [seats]
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [game = "babel", seats = "2"] = process.argv.slice(2);
const engine = spawn("ziggurat", ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function ask(request) {
  engine.stdin.write(JSON.stringify(request) + "\n");
  const line = await answers.next();
  if (line.done) throw new Error("the engine has ended");
  const answer = JSON.parse(line.value);
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer;
}

let played = 0;
let { over } = await ask({ cmd: "new", game, seats: Number(seats) });
while (!over) {
  const { actions } = await ask({ cmd: "legal" });
  const action = actions[Math.floor(Math.random() * actions.length)];
  ({ over } = await ask({ cmd: "apply", action }));
  played += 1;
}
const { totals, winners } = await ask({ cmd: "scores" });
console.log(`${game}: ${played} actions, ${totals.join(":")}, won by seat ${winners.join(" and ")}`);
await ask({ cmd: "quit" });
