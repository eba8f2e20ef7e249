/** The materials of a level. At the low level all light is computed at the vertices, which software draws several times faster. */
import {
  AdditiveBlending, BackSide, Color, DoubleSide, MeshBasicMaterial, MeshLambertMaterial, MeshPhongMaterial, ShaderMaterial, Vector3,
  type Material, type ShaderMaterialParameters, type Texture,
} from 'three';
import type { Quality } from './levels';

const PLAIN_VERTEX = `
  uniform vec3 sun, sunColour, sky, ground;
  varying vec3 shade;
  void main() {
    mat4 place = modelMatrix;
    vec3 tint = color;
    #ifdef USE_INSTANCING
      place = modelMatrix * instanceMatrix;
    #endif
    #ifdef USE_INSTANCING_COLOR
      tint *= instanceColor;
    #endif
    vec3 light = vec3(1.);
    #ifndef UNLIT
      vec3 facing = normalize(mat3(place) * normal);
      light = mix(ground, sky, facing.y * .5 + .5) + sunColour * max(dot(facing, sun), 0.);
    #endif
    shade = pow(tint * light, vec3(.4545));
    gl_Position = projectionMatrix * viewMatrix * place * vec4(position, 1.);
  }`;
const PLAIN_FRAGMENT = `
  uniform float opacity;
  varying vec3 shade;
  void main() { gl_FragColor = vec4(shade, opacity); }`;
const PICTURE_VERTEX = `
  varying vec2 place;
  varying vec4 tint;
  void main() {
    place = uv;
    tint = vec4(1.);
    #ifdef USE_COLOR_ALPHA
      tint = color;
    #endif
    vec4 point = vec4(position, 1.);
    #ifdef USE_INSTANCING
      point = instanceMatrix * point;
    #endif
    gl_Position = projectionMatrix * modelViewMatrix * point;
  }`;
const PICTURE_FRAGMENT = `
  uniform sampler2D map;
  uniform vec3 light;
  varying vec2 place;
  varying vec4 tint;
  void main() {
    vec4 found = texture2D(map, place, -1.) * tint; // sharper: the plain textures have no anisotropy
    gl_FragColor = vec4(found.rgb * light, found.a);
  }`;

/** Light at the vertices, shared by all plain materials of a stage. */
export interface PlainLight {
  sun: { value: Vector3 };
  sunColour: { value: Color };
  sky: { value: Color };
  ground: { value: Color };
}

export interface Materials {
  stone: Material;
  /** Gold and domes. */
  shiny: Material;
  water: Material;
  /** Floors above the chosen one, and previewed ornaments. */
  glass: Material;
  decal: Material;
  shadow: Material;
  glow: Material;
  lamp: Material;
  mark: Material;
  /** Marks that are seen through what stands before them. */
  through: Material;
  board: Material;
  /** Only with surroundings. */
  sand: Material | null;
  horizon: Material | null;
  light: PlainLight;
  /** The light on the board's top at the low level, a colour of the time of day. */
  boardLight: { value: Color };
  /** Set the light on decals, a linear colour of which a share is replaced by white. */
  lightDecals(level: Color, neutral: number): void;
}

interface Pictures {
  atlas: Texture;
  board: Texture;
  sand: Texture | null;
  horizon: Texture | null;
}

const NO_DEPTH = { transparent: true, depthWrite: false } as const;
const offset = (by: number) => ({ polygonOffset: true, polygonOffsetFactor: by, polygonOffsetUnits: by });

export function materialsOf(quality: Quality, pictures: Pictures): Materials {
  const light: PlainLight = { sun: { value: new Vector3() }, sunColour: { value: new Color() }, sky: { value: new Color() }, ground: { value: new Color() } };
  return quality.plain ? plainMaterials(pictures, light) : litMaterials(quality, pictures, light);
}

const WHITE = new Color(1, 1, 1);

/** A linear colour as the plain shaders write it, clipped. */
export const written = (colour: Color): Color => new Color(...(colour.toArray().map((value) => Math.min(1, value) ** 0.4545) as [number, number, number]));

function plainMaterials(pictures: Pictures, light: PlainLight): Materials {
  const boardLight = { value: new Color(1, 1, 1) };
  const decalLight = { value: new Color(1, 1, 1) };
  const plain = (opacity: number, more: ShaderMaterialParameters = {}): ShaderMaterial => {
    const uniforms = { ...light, opacity: { value: opacity } };
    return new ShaderMaterial({ uniforms, vertexColors: true, vertexShader: PLAIN_VERTEX, fragmentShader: PLAIN_FRAGMENT, ...more });
  };
  const picture = (map: Texture, given: { value: Color }, more: ShaderMaterialParameters = {}): ShaderMaterial => {
    const uniforms = { map: { value: map }, light: given };
    return new ShaderMaterial({ uniforms, vertexShader: PICTURE_VERTEX, fragmentShader: PICTURE_FRAGMENT, ...more });
  };
  const stone = plain(1);
  const unlit = plain(1, { defines: { UNLIT: '' } });
  const decal = picture(pictures.atlas, decalLight, { vertexColors: true, ...NO_DEPTH, ...offset(-2) });
  return {
    stone,
    shiny: stone,
    water: plain(1, { side: DoubleSide }),
    glass: plain(0.42, NO_DEPTH),
    decal,
    shadow: decal,
    glow: picture(pictures.atlas, boardLight, { vertexColors: true, ...NO_DEPTH, blending: AdditiveBlending }),
    lamp: unlit,
    mark: unlit,
    through: plain(0.38, { ...NO_DEPTH, depthTest: false, defines: { UNLIT: '' } }),
    board: picture(pictures.board, boardLight),
    sand: null,
    horizon: null,
    light,
    boardLight,
    lightDecals: (level, neutral) => void decalLight.value.copy(written(level.clone().lerp(WHITE, neutral))),
  };
}

function litMaterials(quality: Quality, pictures: Pictures, light: PlainLight): Materials {
  const coloured = { vertexColors: true } as const;
  const flat = { map: pictures.atlas, ...coloured, ...NO_DEPTH };
  // black at first: decals emit what the light lacks to be white
  const decal = new MeshLambertMaterial({ ...flat, ...offset(-2), emissiveMap: pictures.atlas });
  return {
    stone: new MeshLambertMaterial(coloured),
    shiny: quality.shiny ? new MeshPhongMaterial({ ...coloured, shininess: 34, specular: '#5A4A2A' }) : new MeshLambertMaterial(coloured),
    water: new MeshLambertMaterial({ ...coloured, transparent: true, opacity: 0.86, side: DoubleSide }),
    glass: new MeshLambertMaterial({ ...coloured, ...NO_DEPTH, opacity: 0.32 }),
    decal,
    shadow: new MeshBasicMaterial({ ...flat, ...offset(-1) }),
    glow: new MeshBasicMaterial({ ...flat, blending: AdditiveBlending }),
    lamp: new MeshBasicMaterial(coloured),
    mark: new MeshBasicMaterial(coloured),
    through: new MeshBasicMaterial({ ...coloured, ...NO_DEPTH, opacity: 0.38, depthTest: false }),
    board: new MeshLambertMaterial({ map: pictures.board }),
    sand: new MeshLambertMaterial({ map: pictures.sand, ...NO_DEPTH }),
    horizon: new MeshBasicMaterial({ map: pictures.horizon, ...NO_DEPTH, side: BackSide }),
    light,
    boardLight: { value: new Color(1, 1, 1) },
    lightDecals: (level, neutral) => void decal.emissive.copy(WHITE).sub(level).multiplyScalar(neutral),
  };
}
