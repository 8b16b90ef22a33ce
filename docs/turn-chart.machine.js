// Written by `npm run make -- chart` from src/session/turn/machine.ts, for editors of statecharts. Nothing runs by it.
import { createMachine } from 'xstate';

export default createMachine({
  "id": "table",
  "initial": "setUp",
  "on": {
    "pause": {
      "actions": "pause"
    }
  },
  "states": {
    "setUp": {
      "on": {
        "open": {
          "target": "opening",
          "actions": "sitDown"
        }
      }
    },
    "opening": {
      "on": {
        "do": {
          "actions": "queue"
        },
        "leave": {
          "target": "setUp",
          "actions": "clearTable"
        },
        "askAgain": {
          "target": "opening",
          "reenter": true
        }
      },
      "invoke": {
        "id": "open",
        "src": "look",
        "onDone": {
          "target": "opened",
          "actions": {
            "type": "see"
          }
        },
        "onError": {
          "actions": "noteSilence"
        }
      },
      "after": {
        "answerLimit": {
          "target": "opening",
          "reenter": true,
          "actions": "noteSilence"
        }
      }
    },
    "opened": {
      "always": [
        {
          "guard": "isUnseated",
          "target": "opening",
          "actions": "wantSeat"
        },
        {
          "target": "playing"
        }
      ]
    },
    "playing": {
      "type": "parallel",
      "invoke": {
        "id": "news",
        "src": "news"
      },
      "on": {
        "dismiss": {
          "actions": "dismiss"
        },
        "leave": {
          "target": "setUp",
          "actions": "clearTable"
        },
        "give": {
          "guard": "mayGive",
          "actions": [
            "calmDown",
            "give"
          ]
        },
        "changed": {
          "actions": "noteNews"
        }
      },
      "states": {
        "turn": {
          "initial": "finding",
          "states": {
            "finding": {
              "always": [
                {
                  "guard": {
                    "type": "isIn",
                    "params": {
                      "stage": "pickCombo"
                    }
                  },
                  "target": "pickCombo"
                },
                {
                  "guard": {
                    "type": "isIn",
                    "params": {
                      "stage": "readyTroops"
                    }
                  },
                  "target": "readyTroops"
                },
                {
                  "guard": {
                    "type": "isIn",
                    "params": {
                      "stage": "decline"
                    }
                  },
                  "target": "decline"
                },
                {
                  "guard": {
                    "type": "isIn",
                    "params": {
                      "stage": "ghouls"
                    }
                  },
                  "target": "ghouls"
                },
                {
                  "guard": {
                    "type": "isIn",
                    "params": {
                      "stage": "conquer"
                    }
                  },
                  "target": "conquer"
                },
                {
                  "guard": {
                    "type": "isIn",
                    "params": {
                      "stage": "finalRoll"
                    }
                  },
                  "target": "finalRoll"
                },
                {
                  "guard": {
                    "type": "isIn",
                    "params": {
                      "stage": "redeploy"
                    }
                  },
                  "target": "redeploy"
                },
                {
                  "guard": {
                    "type": "isIn",
                    "params": {
                      "stage": "treaty"
                    }
                  },
                  "target": "treaty"
                },
                {
                  "guard": {
                    "type": "isIn",
                    "params": {
                      "stage": "score"
                    }
                  },
                  "target": "score"
                },
                {
                  "guard": {
                    "type": "isIn",
                    "params": {
                      "stage": "stout"
                    }
                  },
                  "target": "stout"
                },
                {
                  "guard": {
                    "type": "isIn",
                    "params": {
                      "stage": "withdrawal"
                    }
                  },
                  "target": "withdrawal"
                },
                {
                  "guard": {
                    "type": "isIn",
                    "params": {
                      "stage": "handOver"
                    }
                  },
                  "target": "handOver"
                },
                {
                  "guard": {
                    "type": "isIn",
                    "params": {
                      "stage": "gameOver"
                    }
                  },
                  "target": "gameOver"
                }
              ]
            },
            "pickCombo": {
              "meta": {
                "ghouls": "pickCombo",
                "conquer": "pickCombo"
              },
              "always": {
                "guard": {
                  "type": "isPast",
                  "params": {
                    "stage": "pickCombo"
                  }
                },
                "target": "finding"
              }
            },
            "readyTroops": {
              "meta": {
                "ghouls": "expand",
                "conquer": "expand",
                "decline": "decline",
                "score": "pass"
              },
              "always": {
                "guard": {
                  "type": "isPast",
                  "params": {
                    "stage": "readyTroops"
                  }
                },
                "target": "finding"
              }
            },
            "decline": {
              "meta": {
                "score": null,
                "withdrawal": null,
                "gameOver": null,
                "handOver": null
              },
              "always": {
                "guard": {
                  "type": "isPast",
                  "params": {
                    "stage": "decline"
                  }
                },
                "target": "finding"
              }
            },
            "ghouls": {
              "meta": {
                "conquer": "endConquests",
                "finalRoll": "finalRoll"
              },
              "always": {
                "guard": {
                  "type": "isPast",
                  "params": {
                    "stage": "ghouls"
                  }
                },
                "target": "finding"
              }
            },
            "conquer": {
              "meta": {
                "redeploy": "endConquests",
                "treaty": "endConquests",
                "score": "endConquests",
                "finalRoll": "finalRoll"
              },
              "always": {
                "guard": {
                  "type": "isPast",
                  "params": {
                    "stage": "conquer"
                  }
                },
                "target": "finding"
              }
            },
            "finalRoll": {
              "meta": {
                "conquer": null,
                "redeploy": null,
                "treaty": null,
                "score": null
              },
              "always": {
                "guard": {
                  "type": "isPast",
                  "params": {
                    "stage": "finalRoll"
                  }
                },
                "target": "finding"
              }
            },
            "redeploy": {
              "meta": {
                "treaty": "endRedeployment",
                "score": "endRedeployment"
              },
              "always": {
                "guard": {
                  "type": "isPast",
                  "params": {
                    "stage": "redeploy"
                  }
                },
                "target": "finding"
              }
            },
            "treaty": {
              "meta": {
                "score": "treaty"
              },
              "always": {
                "guard": {
                  "type": "isPast",
                  "params": {
                    "stage": "treaty"
                  }
                },
                "target": "finding"
              }
            },
            "score": {
              "meta": {
                "stout": null,
                "withdrawal": null,
                "gameOver": null,
                "handOver": null
              },
              "always": {
                "guard": {
                  "type": "isPast",
                  "params": {
                    "stage": "score"
                  }
                },
                "target": "finding"
              }
            },
            "stout": {
              "meta": {
                "decline": "stout",
                "withdrawal": "stout",
                "gameOver": "stout",
                "handOver": "stout"
              },
              "always": {
                "guard": {
                  "type": "isPast",
                  "params": {
                    "stage": "stout"
                  }
                },
                "target": "finding"
              }
            },
            "withdrawal": {
              "meta": {
                "gameOver": "endRedeployment",
                "handOver": "endRedeployment"
              },
              "always": {
                "guard": {
                  "type": "isPast",
                  "params": {
                    "stage": "withdrawal"
                  }
                },
                "target": "finding"
              }
            },
            "handOver": {
              "meta": {
                "withdrawal": null,
                "pickCombo": null,
                "readyTroops": null
              },
              "always": {
                "guard": {
                  "type": "isPast",
                  "params": {
                    "stage": "handOver"
                  }
                },
                "target": "finding"
              }
            },
            "gameOver": {
              "meta": {},
              "always": {
                "guard": {
                  "type": "isPast",
                  "params": {
                    "stage": "gameOver"
                  }
                },
                "target": "finding"
              }
            }
          }
        },
        "table": {
          "initial": "route",
          "on": {
            "do": [
              {
                "guard": "mayDo",
                "target": ".requesting.sending",
                "actions": "request"
              },
              {
                "actions": "refuse"
              }
            ],
            "undo": {
              "guard": "mayUndo",
              "target": ".requesting.sending",
              "actions": "requestUndo"
            },
            "changed": {
              "guard": "isNews",
              "target": ".requesting.looking",
              "actions": [
                "noteNews",
                "wantSame"
              ]
            }
          },
          "states": {
            "route": {
              "id": "route",
              "always": [
                {
                  "guard": "isUnseated",
                  "target": "requesting.looking",
                  "actions": "wantSeat"
                },
                {
                  "guard": "isBehind",
                  "target": "requesting.looking",
                  "actions": "wantSame"
                },
                {
                  "guard": "hasStage",
                  "target": "showing"
                },
                {
                  "guard": "isOver",
                  "target": "over"
                },
                {
                  "guard": "isOpponents",
                  "target": "thinking"
                },
                {
                  "guard": "isAnotherPersons",
                  "target": "curtain"
                },
                {
                  "guard": "isMine",
                  "target": "waiting"
                },
                {
                  "target": "elsewhere"
                }
              ]
            },
            "waiting": {
              "entry": [
                "calmDown",
                "raiseQueued"
              ]
            },
            "elsewhere": {
              "entry": [
                "calmDown",
                "raiseQueued"
              ]
            },
            "showing": {
              "entry": "raiseQueued",
              "on": {
                "shown": {
                  "guard": "isNowShown",
                  "target": "route",
                  "actions": "nextStage"
                },
                "skip": {
                  "target": "route",
                  "actions": "dropStages"
                },
                "hurry": {
                  "target": "route",
                  "actions": "hurry"
                }
              },
              "after": {
                "stageLimit": [
                  {
                    "guard": "isPaused",
                    "target": "route"
                  },
                  {
                    "target": "route",
                    "actions": "nextStage"
                  }
                ]
              }
            },
            "thinking": {
              "entry": [
                "beginThought",
                "raiseQueued"
              ],
              "on": {
                "skip": {
                  "actions": "endDelay"
                },
                "hurry": {
                  "actions": "hurry"
                }
              },
              "invoke": {
                "id": "think",
                "src": "think",
                "onDone": {
                  "actions": {
                    "type": "noteThought"
                  }
                },
                "onError": "stuck"
              },
              "always": {
                "guard": "isReadyToPlay",
                "target": "requesting.sending",
                "actions": "requestThought"
              },
              "after": {
                "opponentDelay": {
                  "actions": "endDelay"
                },
                "thinkLimit": {
                  "guard": "isPondering",
                  "target": "stuck"
                }
              }
            },
            "stuck": {
              "id": "stuck",
              "entry": "calmDown",
              "on": {
                "askAgain": "thinking"
              }
            },
            "requesting": {
              "on": {
                "do": {
                  "actions": "queue"
                },
                "undo": {
                  "guard": "mayUndo",
                  "actions": "queue"
                },
                "changed": {
                  "actions": "noteNews"
                },
                "shown": {
                  "guard": "isNowShown",
                  "actions": "nextStage"
                },
                "skip": {
                  "actions": "dropStages"
                },
                "hurry": {
                  "actions": "hurry"
                }
              },
              "initial": "looking",
              "states": {
                "sending": {
                  "invoke": {
                    "id": "send",
                    "src": "send",
                    "onDone": [
                      {
                        "guard": {
                          "type": "isAccepted"
                        },
                        "target": "#route",
                        "actions": {
                          "type": "commit"
                        }
                      },
                      {
                        "guard": "isThoughts",
                        "target": "#stuck",
                        "actions": "dropRequest"
                      },
                      {
                        "target": "#route",
                        "actions": {
                          "type": "noteRefusal"
                        }
                      }
                    ],
                    "onError": {
                      "target": "pausing",
                      "actions": "noteSilence"
                    }
                  },
                  "after": {
                    "answerLimit": {
                      "target": "pausing",
                      "actions": "noteSilence"
                    }
                  }
                },
                "looking": {
                  "invoke": {
                    "id": "look",
                    "src": "look",
                    "onDone": [
                      {
                        "guard": {
                          "type": "isOld"
                        },
                        "target": "pausing"
                      },
                      {
                        "target": "#route",
                        "actions": {
                          "type": "see"
                        }
                      }
                    ],
                    "onError": {
                      "target": "pausing",
                      "actions": "noteSilence"
                    }
                  },
                  "after": {
                    "answerLimit": {
                      "target": "pausing",
                      "actions": "noteSilence"
                    }
                  }
                },
                "pausing": {
                  "on": {
                    "askAgain": [
                      {
                        "guard": "hasRequest",
                        "target": "sending"
                      },
                      {
                        "target": "looking"
                      }
                    ]
                  },
                  "after": {
                    "retryDelay": [
                      {
                        "guard": "hasRequest",
                        "target": "sending"
                      },
                      {
                        "target": "looking"
                      }
                    ]
                  }
                }
              }
            },
            "curtain": {
              "entry": [
                "calmDown",
                "cover"
              ],
              "always": {
                "guard": "isUncurtained",
                "target": "seating",
                "actions": "wantDecider"
              },
              "on": {
                "do": {},
                "undo": {},
                "takeSeat": {
                  "target": "seating",
                  "actions": "wantDecider"
                }
              }
            },
            "seating": {
              "on": {
                "do": {
                  "actions": "queue"
                },
                "undo": {},
                "changed": {
                  "actions": "noteNews"
                },
                "askAgain": {
                  "target": "seating",
                  "reenter": true
                }
              },
              "invoke": {
                "id": "seat",
                "src": "look",
                "onDone": {
                  "target": "route",
                  "actions": {
                    "type": "see"
                  }
                },
                "onError": {
                  "actions": "noteSilence"
                }
              },
              "after": {
                "answerLimit": {
                  "target": "seating",
                  "reenter": true,
                  "actions": "noteSilence"
                }
              }
            },
            "over": {
              "entry": [
                "calmDown",
                "raiseQueued"
              ]
            }
          }
        }
      }
    }
  }
});
