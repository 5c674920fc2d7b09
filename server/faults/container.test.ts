import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort, startServer } from '../testing/serverProcess';
import { parseVariables, readUnitVariables } from '../testing/unitVariables';
import { createInstall, installEnvironment } from './productionInstall';

/** Returns the instructions of the Containerfile by stage, each with its name and the text behind it. */
async function readStages() {
  const text = await readFile('Containerfile', 'utf8');
  const [, ...stages] = text.split(/^FROM .*\n/m);
  return stages.map((stage) =>
    Array.from(stage.matchAll(/^([A-Z]+) (.*)$/gm), ([, name = '', rest = '']) => ({ name, rest })),
  );
}

type Stage = Awaited<ReturnType<typeof readStages>>[number];

const textsOf = (stage: Stage = [], wanted: string) =>
  stage.filter(({ name }) => name === wanted).map(({ rest }) => rest);

const variablesOf = (stage?: Stage) => parseVariables(textsOf(stage, 'ENV').join(' '));

describe('the container image', () => {
  it('is made by the documented steps', async () => {
    const [build, site] = await readStages();
    const documented = await readFile('docs/operations.md', 'utf8');
    expect(textsOf(build, 'RUN')).toEqual(['npm ci --include=dev && npm run build']);
    expect(documented).toContain('npm ci --include=dev && npm run build');
    expect(textsOf(site, 'RUN')[0]).toMatch(/^npm ci --omit=dev /);
    expect(documented).toContain('npm ci --omit=dev');
    expect(textsOf(site, 'USER')).toEqual(['node']);
    expect(textsOf(site, 'VOLUME')).toEqual(['/data']);
  });

  it('starts the server with the variables of the systemd unit', async () => {
    const [, site] = await readStages();
    expect(variablesOf(site)).toMatchObject(readUnitVariables());
  });

  it('has all that the server needs, and a health check that sees it end', async () => {
    const [, site] = await readStages();
    const copied = textsOf(site, 'COPY').flatMap((rest) => rest.match(/(?<=\/build\/)\S+/g) ?? []);
    const folder = await createInstall(copied);
    const port = String(await freePort());
    const declared = variablesOf(site);
    expect(declared.DATA_DIR).toBe('/data');
    const env = { PATH: process.env.PATH, ...declared, ...installEnvironment };
    const [command = '[]'] = textsOf(site, 'CMD');
    const server = await startServer({
      command: JSON.parse(command) as string[],
      cwd: folder,
      port: Number(port),
      env: { ...env, DATA_DIR: join(folder, 'data'), PORT: port },
    });
    onTestFinished(server.stop);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);

    const [check = ''] = textsOf(site, 'HEALTHCHECK');
    const [program = '', ...args] = JSON.parse(check.replace('CMD ', '')) as string[];
    const checkHealth = () => spawnSync(program, args, { env: { ...env, PORT: port } }).status;
    expect(checkHealth()).toBe(0);
    await server.stop();
    expect(checkHealth()).toBe(1);
  }, 60_000);
});
